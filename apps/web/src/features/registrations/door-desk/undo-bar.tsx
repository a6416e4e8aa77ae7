import { Undo2 } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { standsAtBottom } from '../../../ui/stands-at-bottom.ts'

/** `name` is omitted for several people. */
export type LastNote = {
  readonly name?: string
  readonly text: string
  readonly takeBack: () => void
  /** The same for others who came along. */
  readonly more?: { readonly label: string; readonly act: () => void } | null
}

type UndoBarProps = { readonly last: LastNote; readonly onTakenBack: () => void }

/** The last note and its undo, in place even after the person left the list. */
export function UndoBar({ last, onTakenBack }: UndoBarProps) {
  const { t } = useTranslation()
  return (
    <div
      ref={standsAtBottom}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      <div
        className={classNames(
          'mx-auto flex min-h-14 w-full max-w-6xl items-center gap-x-3 gap-y-1 px-4 py-1 sm:px-6',
          last.more && 'max-sm:flex-wrap large-text:flex-wrap',
        )}
      >
        <p
          role="status"
          className={classNames(
            'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]',
            last.more && 'max-sm:basis-full large-text:basis-full',
          )}
        >
          {last.name === undefined ? null : <PlayerName name={last.name} isOneLine isStrong />}{' '}
          <span className="text-sm">{last.text}</span>
        </p>
        {last.more ? (
          <Button variant="felt" className="min-w-0 flex-1 sm:flex-none large-text:basis-full" onClick={last.more.act}>
            {last.more.label}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          className="ms-auto shrink-0"
          icon={<Undo2 aria-hidden="true" className="size-5" />}
          onClick={() => {
            last.takeBack()
            onTakenBack()
          }}
        >
          {t('checkIn.takeBack')}
        </Button>
      </div>
    </div>
  )
}
