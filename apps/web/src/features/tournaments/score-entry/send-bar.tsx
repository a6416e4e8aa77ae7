import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { standsAtBottom } from '../../../ui/stands-at-bottom.ts'

type SendBarProps = {
  /** Something is chosen: on a phone the bar stays in sight. */
  readonly isChosen: boolean
  readonly isReady: boolean
  readonly isBusy: boolean
  readonly onSend: () => void
  readonly children: ReactNode
}

/** The button that sends what was chosen. */
export function SendBar({ isChosen, isReady, isBusy, onSend, children }: SendBarProps) {
  return (
    <div
      ref={isChosen ? standsAtBottom : null}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] -mx-4 bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:p-0 short:py-1',
        isChosen && 'max-sm:sticky max-sm:bottom-0 max-sm:z-10',
      )}
    >
      <Button
        size="large"
        isWide
        isBusy={isBusy}
        disabled={!isReady}
        onClick={onSend}
        className="max-sm:px-3 short:min-h-12 short:py-1.5"
      >
        {children}
      </Button>
    </div>
  )
}
