import { classNames } from '../../../ui/class-names.ts'

type ChoiceProps = {
  readonly isChosen: boolean
  readonly isWide?: boolean
  readonly onChoose: () => void
  readonly children: string
}

/** One result among few, as wide as its words need. */
export function Choice({ isChosen, isWide = false, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'unbroken-words min-h-14 min-w-0 rounded-control border border-control bg-surface px-2 py-1.5 text-base leading-tight font-semibold short:min-h-11',
        'transition-colors duration-150 enabled:not-aria-pressed:hover:bg-sunken disabled:opacity-55',
        'aria-pressed:border-felt aria-pressed:bg-felt aria-pressed:text-on-felt',
        isWide && 'col-span-2 large-text:col-span-1',
      )}
    >
      {children}
    </button>
  )
}
