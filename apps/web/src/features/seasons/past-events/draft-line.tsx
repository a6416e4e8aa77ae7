import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { isDay } from '../../../ui/written-date.ts'
import { DraftFields } from './draft-fields.tsx'
import { type DraftFault, heldOnOf, nameOf, type PastDraft, type Played } from './past-draft.ts'

type DraftLineProps = {
  readonly draft: PastDraft
  readonly ofAll: Played
  readonly faults: readonly DraftFault[]
  /** Somebody wanted to take it. */
  readonly isTried: boolean
  readonly isKnown: boolean
  readonly onType: (typed: PastDraft['typed']) => void
  readonly onWrite: (text: string) => void
  readonly onDrop: () => void
}

/** A file in one line, which opens. */
export function DraftLine({ draft, faults, isTried, onWrite, onDrop, onType, ...of }: DraftLineProps) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || (isTried && faults.length > 0)
  const heldOn = heldOnOf(draft)
  const name = nameOf(draft, t('pastEvents.usualName'))
  const facts = draft.read.read
    ? [
        isDay(heldOn) ? date(new Date(`${heldOn}T12:00:00Z`)) : t('pastEvents.undated'),
        t('pastEvents.people', { count: draft.read.read.places.length }),
      ]
    : [t('pastEvents.notRead')]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpened(!isOpen)}
        className="flex min-h-14 items-center gap-3 text-start"
      >
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className={classNames('text-sm tabular-nums', faults.length > 0 ? 'text-carmine' : 'text-muted')}>
            {facts.join(' · ')}
          </span>
          {draft.fileName === null ? null : <span className="text-sm text-muted wrap-anywhere">{draft.fileName}</span>}
        </span>
        <ChevronDown aria-hidden="true" className={classNames('size-5 shrink-0 text-muted', isOpen && 'rotate-180')} />
      </button>
      {isOpen ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-3">
          <DraftFields draft={draft} faults={isTried ? faults : []} onChange={onType} {...of} />
          {draft.fileName === null ? null : (
            <TextArea
              label={t('pastEvents.textOfFile', { file: draft.fileName })}
              value={draft.text}
              rows={5}
              spellCheck={false}
              onChange={onWrite}
            />
          )}
          <Button variant="quiet" className="justify-self-start" onClick={onDrop}>
            {t('pastEvents.remove', { name })}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
