import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { standsAtBottom } from '../../../ui/stands-at-bottom.ts'

type ActionBarProps = {
  readonly note: ReactNode
  /** On phones the note is for screen readers only. */
  readonly isNoteHeard?: boolean
  readonly urgent?: ReactNode
  /** On a desk, under the columns beside the tables, covering none. */
  readonly isAside?: boolean
  readonly children: ReactNode
}

export function ActionBar({ note, isNoteHeard = false, urgent = null, isAside = false, children }: ActionBarProps) {
  return (
    <div
      ref={standsAtBottom}
      data-action-bar
      className={classNames(
        'above-thumb-bar z-20 border-t border-line bg-paper px-4 py-1.5 flat:py-0 sm:px-6 lg:-mx-6 lg:py-3 lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden',
        isAside &&
          'desk:mx-0 desk:mb-2 desk:w-(--desk-aside) desk:self-end desk:rounded-card desk:border desk:px-3 desk:py-2 desk:pb-2',
      )}
    >
      {/* With large text it grows up to one line per sentence. */}
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-1.5 sm:flex sm:items-center sm:justify-between sm:gap-4 large-text:gap-0.5',
          isAside && 'desk:grid desk:gap-2',
        )}
      >
        <div
          className={classNames(
            'min-w-0 text-sm text-muted sm:text-base flat:line-clamp-2 flat:text-sm/tight large-text:text-[min(0.875rem,5vw)]/tight',
            isNoteHeard ? 'max-sm:sr-only flat:sr-only' : 'wrap-anywhere',
          )}
        >
          {note}
        </div>
        <div
          className={classNames(
            'grid gap-1.5 sm:flex sm:shrink-0 sm:flex-row-reverse flat:ms-auto flat:shrink flat:*:shrink flat:*:px-2 flat:*:leading-tight',
            'large-text:*:px-2 large-text:*:py-1 large-text:*:text-[min(1rem,7vw)]/tight',
            isAside && 'desk:grid',
          )}
        >
          {children}
          {urgent}
        </div>
      </div>
    </div>
  )
}
