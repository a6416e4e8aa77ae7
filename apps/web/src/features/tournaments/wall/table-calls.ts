import { entrantsIn, isMeeting, isPlayed, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { isTeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { tableLabel } from '@tablee/domain/tournaments/tables/table-plan'
import { entrantNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { FORMATS } from '@tablee/messages/formats'
import type { Translator } from '../../../language/translator.ts'
import { formatsOf } from '../../../language/use-formats.ts'
import { asSpoken } from '../speech/voices.ts'
import type { TableCall } from './spoken-tables.ts'

/** Who is called to each table of a round; in more than one language, one after the other before the next table. */
export function tableCalls(
  tournament: Tournament,
  round: RoundNumber,
  translators: readonly Translator[],
): readonly TableCall[] {
  const names = entrantNames(tournament)
  return matchesOfRound(tournament, round).flatMap((match) => {
    const seated = (isTeamMatch(match) ? entrantsIn(match) : seatsOf(match)).map((player) => names.get(player) ?? '')
    const [first = '', second = ''] = seated
    const table = tableOf(match)
    if (!isPlayed(match) || table === null) return []
    const label = tableLabel(tournament.tablePlan, table)
    return translators.map(({ t, language }): TableCall => {
      const { locale } = FORMATS[language]
      const said = (asLabel: string) =>
        isMeeting(match) || isTeamMatch(match)
          ? t('wall.calling', { table: asLabel, first, second })
          : t('podsDesk.calling', { table: asLabel, names: formatsOf(locale).list(seated) })
      return { table, locale, text: said(label), spoken: said(asSpoken(label)) }
    })
  })
}
