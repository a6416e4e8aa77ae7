import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'className' | 'children'> & {
  /** Also the tooltip. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'outlined'
  className?: string
}

export function IconButton({ label, icon, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control border transition-colors duration-150',
        'enabled:hover:bg-sunken disabled:opacity-55',
        variant === 'outlined' ? 'border-control bg-surface' : 'border-transparent',
        className,
      )}
    >
      {icon}
    </button>
  )
}
