import { asOfRound, countedFrom, partAt, playersOfPart } from '@tablee/domain/tournaments/kinds/part'
import { isInCut, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'

type InParts = Pick<Tournament, 'stages' | 'rounds' | 'phase'>

/** "Partie 2 : tables de 4" in a tournament of several parts; null in others, and in the bracket after them. */
export function usePartLine(tournament: InParts, round: RoundNumber | null = null): string | null {
  const { t } = useTranslation()
  // Of a part that has no round yet as well.
  const at = round === null ? tournament : asOfRound(tournament, round)
  const part = partAt(tournament, round ?? Number.POSITIVE_INFINITY)
  if (part === null || isInCut(at)) return null
  return t('parts.line', { part: part.part, name: t(`parts.names.${structureOf(at)}`) })
}

/** Which rounds the standings after that round count, and between whom; null while all of them do. */
export function useRankingNote(tournament: InParts, through: RoundNumber): string | null {
  const { t } = useTranslation()
  const rounds = useCountedRounds(tournament, through)
  const at = asOfRound(tournament, through)
  const part = partAt(at, through)?.part
  if (part === undefined || part === 1) return null
  const { from } = rounds
  const points = from === 1 ? 'carried' : from === through ? 'fresh' : 'freshMany'
  const chosen = playersOfPart(at)
  return [
    t(`parts.ranking.${points}`, { part, rounds: rounds.text }),
    ...(chosen ? [t('parts.ranking.chosen', { count: chosen.length })] : []),
  ].join(' ')
}

/** "rondes 4 à 6", or "ronde 4". */
function useCountedRounds(tournament: InParts, to: RoundNumber) {
  const { t } = useTranslation()
  const from = countedFrom(tournament, to)
  return { from, text: from === to ? t('parts.round', { from }) : t('parts.rounds', { from, to }) }
}
