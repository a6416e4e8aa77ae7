import { type BracketRecord, bracketRecords } from '@tablee/domain/tournaments/standings/bracket-records'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'

/** Wins, losses, draws. */
export function recordText({ matchesWon, matchesPlayed, matchesDrawn }: Standing): string {
  return `${matchesWon}-${matchesPlayed - matchesWon - matchesDrawn}-${matchesDrawn}`
}

/** Without draws: "3-0". */
export function bracketRecordText({ won, lost }: BracketRecord): string {
  return `${won}-${lost}`
}

/** All matches, omitting zero draws: "8-0", "5-2-1". */
export function wholeRecordText(row: Standing, inBracket: BracketRecord | undefined): string {
  const { matchesWon, matchesPlayed, matchesDrawn } = row
  const { won, lost } = inBracket ?? { won: 0, lost: 0 }
  const decided = `${matchesWon + won}-${matchesPlayed - matchesWon - matchesDrawn + lost}`
  return matchesDrawn === 0 ? decided : `${decided}-${matchesDrawn}`
}

type InBracket = Pick<Tournament, 'stages' | 'rounds' | 'matches'>

/** A bracket's record is separate: "5-0-0, puis 3-0". */
export function useRecordText(tournament: InBracket, through: RoundNumber): (row: Standing) => string {
  const { t } = useTranslation()
  return useMemo(() => {
    const records = bracketRecords({ ...tournament, throughRound: through })
    return (row) => {
      const rounds = recordText(row)
      const inBracket = records.get(row.playerId)
      return inBracket ? t('structure.thenRecord', { rounds, bracket: bracketRecordText(inBracket) }) : rounds
    }
  }, [tournament, through, t])
}
