import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

type ActionBarProps = {
  readonly note: ReactNode
  /** On phones the button says it all: the note is there for the ear alone. */
  readonly isNoteHeard?: boolean
  readonly children: ReactNode
}

/** The next action, always in reach at the bottom of the screen, with the state it depends on. */
export function ActionBar({ note, isNoteHeard = false, children }: ActionBarProps) {
  return (
    <div className="above-thumb-bar sticky z-20 -mx-4 border-t border-line bg-paper px-4 py-1.5 sm:-mx-6 sm:px-6 lg:py-3 lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden">
      <div className="grid gap-1.5 sm:flex sm:items-center sm:justify-between sm:gap-4">
        <div className={classNames('text-sm text-muted sm:text-base', isNoteHeard && 'max-sm:sr-only')}>{note}</div>
        <div className="grid gap-1.5 sm:flex sm:flex-row-reverse">{children}</div>
      </div>
    </div>
  )
}
