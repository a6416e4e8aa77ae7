import { currentRound } from '@tablee/domain/tournaments/round-progress'
import type { Match, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { isSeatedIn, opponentIn, resultOf, scoreFor, scoreText } from '../match-view/own-view.ts'
import { type PlayerNames, usePlayerNames } from '../tournament-frame/player-names.ts'

type OwnHistoryProps = { readonly tournament: Tournament; readonly own: PlayerId }

/** The rounds behind, newest first. */
export function OwnHistory({ tournament, own }: OwnHistoryProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const open = tournament.phase.kind === 'running' ? currentRound(tournament) : null
  const matches = tournament.matches
    .filter((match) => match.round !== open && isSeatedIn(match, own))
    .sort((one, other) => other.round - one.round)
  if (tournament.phase.kind === 'waiting') return null
  return (
    <section aria-labelledby="history-title" className="grid gap-3">
      <h2 id="history-title" className="text-xl">
        {t('dashboard.history.title')}
      </h2>
      {matches.length === 0 ? (
        <p className="text-muted">{t('dashboard.history.empty')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {matches.map((match) => (
            <li key={match.id} className="flex min-h-14 items-center gap-3 px-3 py-2">
              <HistoryRow match={match} own={own} names={names} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const TONES: Record<ReturnType<typeof resultOf>, BadgeTone> = { won: 'felt', drawn: 'amber', lost: 'neutral' }

function HistoryRow({
  match,
  own,
  names,
}: {
  readonly match: Match
  readonly own: PlayerId
  readonly names: PlayerNames
}) {
  const { t } = useTranslation()
  const round = (
    <span className="w-20 shrink-0 text-sm text-muted tabular-nums">
      {t('dashboard.history.round', { round: match.round })}
    </span>
  )
  if (match.kind !== 'played') {
    return (
      <>
        {round}
        <span className="flex-1">{t(`dashboard.history.${match.kind}`)}</span>
        <Badge tone={match.kind === 'bye' ? 'felt' : 'neutral'}>
          {t(match.kind === 'bye' ? 'dashboard.history.won' : 'dashboard.history.lost')}
        </Badge>
      </>
    )
  }
  const { state } = match
  const score = state.kind === 'terminated' ? scoreFor(match, own, state.score) : null
  return (
    <>
      {round}
      <PlayerName name={names.get(opponentIn(match, own)) ?? ''} className="flex-1" />
      {score ? (
        <>
          <output className="font-display text-lg font-bold">{scoreText(score)}</output>
          <Badge tone={TONES[resultOf(score)]}>{t(`dashboard.history.${resultOf(score)}`)}</Badge>
        </>
      ) : (
        <Badge tone="amber">{t(`dashboard.history.${state.kind === 'contested' ? 'contested' : 'pending'}`)}</Badge>
      )}
    </>
  )
}
