import { asOfRound } from '@tablee/domain/tournaments/kinds/part'
import { eventFileName } from '@tablee/domain/tournaments/life/event-file-name'
import { lastCompleteRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { bracketRecords } from '@tablee/domain/tournaments/standings/bracket-records'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { Match, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useCallback } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { bracketRecordText } from '../standings-table/record-text.ts'
import { reachTexts } from '../standings-table/use-reach.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

const saving = () => import('../../../ui/save-as-table.ts')

export type PairingsToSave = {
  readonly code: string
  /** Null: all rounds. */
  readonly round: RoundNumber | null
  readonly matches: readonly Match[]
  readonly names: PlayerNames
}

/** A spreadsheet file. Loaded on tap. */
export function useSavePairings(): (pairings: PairingsToSave) => Promise<void> {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const { locale } = useLanguage()
  return useCallback(
    async ({ code, round, matches, names }) => {
      const [{ pairingCells }, { saveAsTable }] = await Promise.all([import('./pairing-cells.ts'), saving()])
      const rows = pairingCells(matches, names, {
        column: (column) => t(`spreadsheet.pairingColumn.${column}`),
        table: labelOf,
        state: (state) => t(`spreadsheet.state.${state}`),
      })
      const name = round === null ? t('spreadsheet.roundsFile', { code }) : t('spreadsheet.roundFile', { code, round })
      saveAsTable(name, rows, locale)
    },
    [t, locale, labelOf],
  )
}

export type StandingsToSave = {
  readonly tournament: Tournament
  readonly standings: readonly Standing[]
}

/** A spreadsheet file. Loaded on tap. */
export function useSaveStandings(): (ranking: StandingsToSave) => Promise<void> {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  return useCallback(
    async ({ tournament, standings }) => {
      const [{ standingCells }, { saveAsTable }] = await Promise.all([import('./standing-cells.ts'), saving()])
      const percents = new Intl.NumberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      })
      const through = lastCompleteRound(tournament)
      const field = inEntrants(tournament)
      const records = bracketRecords({ ...field, throughRound: through })
      const reach = reachTexts(field, through, t)
      const rows = standingCells(reach?.withUnranked(standings) ?? standings, asOfRound(tournament, through), {
        column: (column) => t(`spreadsheet.standingColumn.${column}`),
        reach,
        bracket: ({ playerId }) => {
          const record = records.get(playerId)
          return record ? bracketRecordText(record) : ''
        },
        number: (value) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value),
        // Spreadsheets read a space before the sign as text.
        percent: (ratio) => percents.format(ratio).replaceAll(/\s/g, ''),
      })
      saveAsTable(t('spreadsheet.standingsFile', { code: eventFileName(tournament) }), rows, locale)
    },
    [t, locale],
  )
}
