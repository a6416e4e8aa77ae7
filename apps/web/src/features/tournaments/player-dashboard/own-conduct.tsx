import { bookedLosses } from '@tablee/domain/tournaments/conduct/booked-losses'
import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { penaltiesOfMatch } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useConduct } from '../api/players/conduct.ts'
import { lostAtPod } from '../conduct/ruling.ts'
import { usePeopleNames } from '../tournament-frame/player-names.ts'
import { isAtTable, type OwnSituation } from './own-situation.ts'

type OwnConductProps = {
  readonly tournament: Tournament
  readonly access: PlayerAccess
  readonly situation: OwnSituation
}

/** Staff decisions that affect the player, without the reason: the desk explains. */
export function OwnConduct({ tournament, access, situation }: OwnConductProps) {
  const { t } = useTranslation()
  const names = usePeopleNames(tournament)
  const { player, secret, code } = access
  const { data: own = [] } = useConduct({ code, as: { playerId: secret }, isAllowed: isRunning(tournament) })
  const ofMatch = isAtTable(situation) ? penaltiesOfMatch(tournament, situation.match) : []
  const pod = isAtTable(situation) && isPodTable(situation.match) ? situation.match : null
  const isOut = ({ kind, playerId }: Penalty) => kind === 'disqualification' && playerId === player.id
  const told = [...tournament.penalties.filter(isOut), ...ofMatch.filter((penalty) => !isOut(penalty))]
  const isBookedLoss = ({ playerId }: Penalty) => playerId === player.id && player.droppedAfter === null
  const sentences = [
    ...(bookedLosses(tournament).some(isBookedLoss) ? [t('conduct.own.next')] : []),
    ...told.map(({ kind, playerId, bookedIn }) =>
      playerId === player.id
        ? t(bookedIn === undefined ? `conduct.own.${kind}` : 'conduct.own.startsDown')
        : t(pod ? lostAtPod(kind, isOver(pod)) : `conduct.opponent.${kind}`, { name: names.get(playerId) ?? '' }),
    ),
    ...own.flatMap(({ penalty, round }) => (penalty === 'warning' ? [t('conduct.own.warning', { round })] : [])),
  ]
  if (sentences.length === 0) return null
  return (
    <Notice tone="attention" className="mt-3 sm:mt-6">
      <ul className="grid gap-1">
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
