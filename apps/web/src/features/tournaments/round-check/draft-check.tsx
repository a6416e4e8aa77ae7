import { followFromSeed } from '@tablee/domain/tournaments/draft/draw-pods'
import { draftOf } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { stageOfRound } from '@tablee/domain/tournaments/kinds/stage'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'

type DraftCheckProps = { readonly tournament: Tournament; readonly round: RoundNumber }

/** Pods and seats of the draft that a round belongs to, drawn again from their seed. Empty for other rounds. */
export function DraftCheck({ tournament, round }: DraftCheckProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const stage = stageOfRound(tournament, round)
  const draft = draftOf(stage)
  const isFirst = tournament.stages.indexOf(stage) === 0
  const follows = useMemo(() => draft && followFromSeed(draft, isFirst), [draft, isFirst])
  if (!draft || draft.pods.length === 0) return null
  const [tone, word] = VERDICTS[`${follows}`]
  return (
    <Card as="section" aria-labelledby="draft-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="draft-title" className="text-section">
          {t('draft.check.title')}
        </h2>
        <Badge tone={tone}>{t(`draft.check.verdict.${word}`)}</Badge>
      </div>
      <p className="max-w-prose text-muted">
        {t(`draft.check.${word}${isFirst ? '' : 'Later'}`)} {draft.drawnPods ? t('draft.check.moved') : null}
      </p>
      {draft.seed === undefined ? null : <code className="wrap-anywhere">{draft.seed}</code>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">
        {draft.pods.map((pod, index) => (
          <section key={pod.join(' ')} aria-label={t('draft.pod', { pod: index + 1 })} className="min-w-0">
            <h3 className="font-semibold">{t('draft.podOf', { pod: index + 1, count: pod.length })}</h3>
            <ol className="divide-y divide-line">
              {pod.map((seat, place) => (
                <li key={seat} className="flex min-w-0 gap-2 py-1">
                  <span className="w-6 shrink-0 text-end text-muted tabular-nums">{place + 1}</span>
                  <PlayerName name={names.get(seat) ?? ''} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Card>
  )
}

const VERDICTS = {
  true: ['felt', 'same'],
  false: ['amber', 'other'],
  null: ['neutral', 'unknown'],
} as const
