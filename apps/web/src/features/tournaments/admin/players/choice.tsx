import type { ReactNode } from 'react'

type ChoiceProps = {
  readonly label: string
  readonly isBusy: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One of a list, decided by one tap. */
export function Choice({ label, isBusy, onChoose, children }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        disabled={isBusy}
        onClick={onChoose}
        className="grid min-h-14 w-full grid-cols-[minmax(0,1fr)] content-center gap-0.5 rounded-control border border-control bg-surface px-4 py-2 text-start enabled:hover:bg-sunken disabled:opacity-55"
      >
        <span className="unbroken-words font-semibold">{label}</span>
        <span className="unbroken-words text-sm text-muted">{children}</span>
      </button>
    </li>
  )
}
