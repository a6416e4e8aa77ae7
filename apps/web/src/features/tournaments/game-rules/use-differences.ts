import {
  type TournamentDifference,
  tournamentDifferences,
} from '@tablee/domain/tournaments/rounds/tournament-differences'
import { ruleDifferences } from '@tablee/domain/tournaments/rule-packs/rule-differences'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { differenceName } from './difference-name.ts'

/** "victoire 4 points, une seule partie"; null for a published pack. */
export function useDifferences(rules: RulePack): string | null {
  return useDifferencesText()(ruleDifferences(rules))
}

/** Likewise of a tournament, with its cut and its clock. */
export function useTournamentDifferences(tournament: Tournament): string | null {
  return useDifferencesText()(tournamentDifferences(tournament))
}

export function useDifferencesText(): (differences: readonly TournamentDifference[]) => string | null {
  const { t } = useTranslation()
  const { percent } = useFormats()
  return (differences) =>
    differences.length === 0 ? null : differences.map((one) => differenceName(one, { t, percent })).join(', ')
}
