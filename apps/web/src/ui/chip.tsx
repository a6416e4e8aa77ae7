import type { ReactNode } from 'react'

export type ChipProps = { isPressed: boolean; onPress: () => void; disabled?: boolean; children: ReactNode }

/** Fills something in; pressed while it applies. */
export function Chip({ isPressed, onPress, disabled = false, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      disabled={disabled}
      onClick={onPress}
      className={
        'min-h-11 rounded-full border border-control bg-surface px-3.5 py-1.5 text-sm leading-tight font-semibold text-ink ' +
        'transition-colors duration-150 enabled:hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-sunken ' +
        'aria-pressed:ring-1 aria-pressed:ring-ink disabled:opacity-55'
      }
    >
      {children}
    </button>
  )
}
