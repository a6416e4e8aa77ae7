import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { penaltiesOfMatch } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { isContested, isOver, scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound, isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { isBye, isMeeting, isUnopposed } from '@tablee/domain/tournaments/kinds/seats'
import { annulledMatches } from '@tablee/domain/tournaments/players/left-matches'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Match, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { lostAtPod } from '../conduct/ruling.ts'
import { isSeatedIn, opponentIn, resultOf, scoreFor, scoreText } from '../match-view/own-view.ts'
import { seenByMember } from '../match-view/seen-by-member.ts'
import { useOpponentNames } from '../tournament-frame/player-names.ts'
import { useCutRoundName } from '../tournament-frame/round-name.ts'
import { HistoryOfPod } from './history-of-pod.tsx'

type OwnHistoryProps = { readonly tournament: Tournament; readonly own: PlayerId }

export function OwnHistory({ tournament, own }: OwnHistoryProps) {
  const { t } = useTranslation()
  const names = useOpponentNames(tournament)
  const seen = useMemo(() => seenByMember(tournament, own), [tournament, own])
  const nameOf = useCutRoundName(tournament)
  const open = isRunning(tournament) ? currentRound(tournament) : null
  const mine = seen.matches.filter((match) => isSeatedIn(match, own))
  const matches = mine.filter((match) => match.round !== open).sort((one, other) => other.round - one.round)
  const annulled = annulledMatches(tournament)
  if (isWaiting(tournament)) return null
  // The first result is on the card above.
  if (matches.length === 0 && mine.some(isOver)) return null
  return (
    <section aria-labelledby="history-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="history-title" className="text-section">
        {t('dashboard.history.title')}
      </h2>
      {matches.length === 0 ? (
        <p className="text-muted">{t('dashboard.history.empty')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {matches.map((match) => (
            <li key={match.id} className="flex min-h-14 flex-wrap items-center gap-x-3 px-3 py-2">
              <HistoryRow
                match={match}
                own={own}
                names={names}
                nameOf={nameOf}
                penalties={penaltiesOfMatch(tournament, match)}
                isAnnulled={annulled.includes(match)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const TONES: Record<ReturnType<typeof resultOf>, BadgeTone> = {
  won: 'felt',
  drawn: 'amber',
  lost: 'neutral',
  bothLost: 'neutral',
}

function HistoryRow({
  match,
  own,
  names,
  nameOf,
  penalties,
  isAnnulled,
}: {
  readonly match: Match
  readonly own: PlayerId
  readonly names: PlayerNames
  readonly nameOf: ReturnType<typeof useCutRoundName>
  readonly penalties: readonly Penalty[]
  /** Counts for nobody. */
  readonly isAnnulled: boolean
}) {
  const { t } = useTranslation()
  const round = (
    <span className="text-sm text-muted tabular-nums">
      {nameOf(match.round) ?? t('dashboard.history.round', { round: match.round })}
    </span>
  )
  if (isPodTable(match)) {
    return (
      <>
        <HistoryOfPod match={match} own={own} names={names} round={round} />
        <PastDecisions penalties={penalties} own={own} atPod={names} />
      </>
    )
  }
  if (!isMeeting(match)) {
    return (
      <>
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
          {round}
          {isUnopposed(match) ? <span>{t(`dashboard.history.${match.kind}`)}</span> : null}
        </span>
        <Badge tone={isBye(match) && !isAnnulled ? 'felt' : 'neutral'}>
          {isAnnulled ? t('leftMatches.mark') : t(isBye(match) ? 'dashboard.history.won' : 'dashboard.history.lost')}
        </Badge>
      </>
    )
  }
  const stands = scoreOf(match)
  const score = stands && scoreFor(match, own, stands)
  return (
    <>
      {/* Above the name: a phone has no width next to it. */}
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] large-text:basis-full">
        {round}
        <PlayerName name={names.get(opponentIn(match, own)) ?? ''} />
      </span>
      {score ? (
        <>
          {score.isDoubleLoss ? null : (
            <data value={scoreText(score)} className="font-display text-lg font-bold">
              {scoreText(score)}
            </data>
          )}
          <Badge tone={isAnnulled ? 'neutral' : TONES[resultOf(score)]}>
            {t(isAnnulled ? 'leftMatches.mark' : `dashboard.history.${resultOf(score)}`)}
          </Badge>
        </>
      ) : (
        <Badge tone="amber">{t(`dashboard.history.${isContested(match) ? 'contested' : 'pending'}`)}</Badge>
      )}
      <PastDecisions penalties={penalties} own={own} />
    </>
  )
}

type PastDecisionsProps = {
  readonly penalties: readonly Penalty[]
  readonly own: PlayerId
  /** Names at a table of more than two, where no one is the opponent. */
  readonly atPod?: PlayerNames | null
}

/** A round's decisions, once each, without reason; on separate lines for phones. */
function PastDecisions({ penalties, own, atPod = null }: PastDecisionsProps) {
  const { t } = useTranslation()
  const told = penalties.map(({ kind, playerId }) => {
    if (playerId === own) return t(`conduct.pastOwn.${kind}`)
    return atPod ? t(lostAtPod(kind, true), { name: atPod.get(playerId) ?? '' }) : t(`conduct.pastOpponent.${kind}`)
  })
  return [...new Set(told)].map((sentence) => (
    <span key={sentence} className="basis-full text-sm wrap-anywhere text-muted">
      {sentence}
    </span>
  ))
}
