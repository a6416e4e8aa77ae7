import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { EVENT_CARD_CLASS, EventFace } from '../last-events/event-card.tsx'
import type { AdvancedDraft } from './advanced-draft.ts'
import { momentOf } from './moment-text.ts'

type EventPreviewProps = {
  readonly draft: AdvancedDraft
  /** Where it stands beside the form on a wide screen; null while the form is not what is looked at. */
  readonly place: HTMLElement | null
}

/** The event as the lists will show it, while it is being written: beside the form, or under a button where there is no room. */
export function EventPreview({ draft, place }: EventPreviewProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid min-w-0 gap-3 lg:hidden">
      <Button
        variant="quiet"
        className="justify-self-start px-2!"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        icon={
          <ChevronDown aria-hidden="true" className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        }
      >
        {t('creation.advanced.preview.title')}
      </Button>
      {isOpen ? <Shown draft={draft} /> : null}
      {place && createPortal(<Shown draft={draft} isTitled />, place)}
    </div>
  )
}

function Shown({ draft, isTitled = false }: { readonly draft: AdvancedDraft; readonly isTitled?: boolean }) {
  const { t } = useTranslation()
  const description = draft.description.trim()
  return (
    <section
      aria-label={t('creation.advanced.preview.title')}
      className={isTitled ? 'sticky top-20 grid min-w-0 gap-2' : 'grid min-w-0 gap-2'}
    >
      {isTitled ? <p className="text-base font-semibold text-muted">{t('creation.advanced.preview.title')}</p> : null}
      <div className={EVENT_CARD_CLASS}>
        <EventFace
          event={eventLike(draft, t('creation.advanced.preview.noName'))}
          undated={t('creation.advanced.preview.noDate')}
        />
      </div>
      {description === '' ? null : (
        <p className="line-clamp-6 px-4 text-muted whitespace-pre-line wrap-anywhere">{description}</p>
      )}
    </section>
  )
}

/** What of the draft a card shows, before anybody has registered. */
function eventLike(draft: AdvancedDraft, noName: string) {
  const startsAt = momentOf(draft.date, draft.time)
  return {
    name: draft.name.trim() || noName,
    gameType: draft.gameType,
    format: draft.format,
    formatName: draft.formatName.trim() || null,
    structure: draft.structure,
    tournamentDate: Number.isNaN(Date.parse(startsAt)) ? '' : startsAt,
    registeredPlayersCount: 0,
    maxPlayers: draft.maxPlayers,
    location: draft.location.trim() || null,
    hasPassword: false,
    isStarted: false,
  }
}
