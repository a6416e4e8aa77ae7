import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import type { AdvancedDraft } from '../creation-card/advanced-draft.ts'
import { EventDetails } from '../tournament-page/event-details.tsx'
import { TitleAndState } from '../tournament-page/title-and-state.tsx'
import { eventOfDraft } from './event-of-draft.ts'

type PagePreviewProps = {
  readonly draft: AdvancedDraft
  readonly registration: (tournament: Tournament) => ReactNode
}

/** The page as players will see it, not interactive. */
export function PagePreview({ draft, registration }: PagePreviewProps) {
  const { t } = useTranslation()
  const unnamed = t('announce.preview.noName')
  const shown = useDeferredValue(draft)
  const event = useMemo(() => eventOfDraft(shown, unnamed), [shown, unnamed])
  return (
    <section aria-label={t('announce.preview.title')} className="grid min-w-0 gap-2">
      <p className="text-sm text-muted">{t('announce.preview.help')}</p>
      <div
        inert
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 overflow-hidden rounded-card border border-line bg-paper p-2 select-none sm:p-4 lg:[zoom:0.8]"
      >
        <TitleAndState tournament={event} isLive={false} />
        <EventDetails tournament={event} undated={t('announce.preview.noDate')} />
        {registration(event)}
      </div>
    </section>
  )
}
