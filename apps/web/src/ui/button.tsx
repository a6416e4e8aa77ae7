import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'felt' | 'paper' | 'mat'
export type ButtonSize = 'medium' | 'large'

// Forced colours drop backgrounds: each button has a border, transparent where the background suffices.
const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-control border font-semibold text-center select-none no-underline ' +
  'transition-colors duration-150 disabled:opacity-55 *:[svg]:shrink-0'

const SIZES: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-14 px-6 py-3 text-lg',
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-carmine text-on-carmine enabled:hover:bg-carmine-strong [a&]:hover:bg-carmine-strong',
  felt: 'border-transparent bg-felt text-on-felt enabled:hover:opacity-90 [a&]:hover:opacity-90',
  // On the mat, where red does not stand out.
  paper: 'border-transparent bg-face text-face-ink enabled:hover:bg-face-line [a&]:hover:bg-face-line',
  mat: 'border-on-mat text-on-mat enabled:hover:bg-on-mat/10 [a&]:hover:bg-on-mat/10',
  secondary: 'border-control bg-surface text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  quiet: 'border-transparent text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  // Red text on paper: solid red marks the next act.
  danger: 'border-transparent bg-paper text-carmine enabled:hover:bg-carmine-wash [a&]:hover:bg-carmine-wash',
}

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; isWide?: boolean }

/** A button's look, for links. */
export function buttonClass({ variant = 'primary', size = 'medium', isWide = false }: ButtonLook = {}): string {
  return classNames(SHAPE, SIZES[size], VARIANTS[variant], isWide && 'w-full')
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Disabled, with a spinner. */
    isBusy?: boolean
    icon?: ReactNode
    className?: string
  }

export function Button({
  variant,
  size,
  isWide,
  isBusy = false,
  icon,
  disabled,
  children,
  className,
  ref,
  ...rest
}: ButtonProps) {
  const isDisabled = (disabled ?? false) || isBusy
  const attach = useKeptFocus(isDisabled, ref)
  const look: ButtonLook = {
    ...(variant ? { variant } : {}),
    ...(size ? { size } : {}),
    ...(isWide ? { isWide } : {}),
  }
  return (
    <button
      type="button"
      {...rest}
      ref={attach}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClass(look), className)}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
