import type { JournalEntry } from '@tablee/contract/tournaments/questions/get-journal'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useCallback } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePeopleNames, usePlayerNames } from '../tournament-frame/player-names.ts'
import { type ToldAct, toldAct } from './told-acts.ts'

export function useTeller({ players, teams, tablePlan }: Tournament): (entry: JournalEntry) => ToldAct {
  const { t } = useTranslation()
  const formats = useFormats()
  const names = usePeopleNames({ players })
  const entrants = usePlayerNames({ players, teams })
  return useCallback(
    (entry) => toldAct(entry, { t, formats, names, entrants, tablePlan }),
    [t, formats, names, entrants, tablePlan],
  )
}
