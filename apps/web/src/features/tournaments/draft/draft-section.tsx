import { draftToCome } from '@tablee/domain/tournaments/draft/draft-seats'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { DraftFace } from './draft-face.tsx'
import { DraftSignals } from './draft-signals.tsx'
import { PodLists } from './pod-lists.tsx'

export type DraftSectionProps = { readonly tournament: Tournament; readonly own: PlayerId | null }

/** For everybody, from the draw of pods to the first round: the timer, and who sits where. */
export function DraftSection({ tournament, own }: DraftSectionProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const stage = draftToCome(tournament)
  if (!stage || stage.pods.length === 0) return null
  const { cards, timer } = stage
  return (
    <Card as="section" aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={titleId} className="text-section">
        {t('draft.title')}
      </h2>
      {timer === undefined ? null : (
        <>
          <DraftFace cards={cards} timer={timer} digitsClass="text-figure" className="text-lg" />
          <DraftSignals cards={cards} timer={timer} listener="player" />
        </>
      )}
      <PodLists tournament={tournament} own={own} />
    </Card>
  )
}
