import { classNames } from '../../../ui/class-names.ts'
import { initialsOf } from './initials.ts'

type AvatarProps = { readonly name: string; readonly size?: 'medium' | 'large' }

const SIZES = {
  medium: 'size-[min(2rem,15vw)] text-sm large-text:text-[min(0.875rem,6vw)]',
  large: 'size-14 text-section large-text:size-20 sm:size-16',
}

/** Decorative: the name is next to it, or on the button. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-full bg-ink font-display font-bold text-paper',
        SIZES[size],
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
