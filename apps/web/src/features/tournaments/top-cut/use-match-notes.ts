import { isForThirdPlace } from '@tablee/domain/tournaments/kinds/bracket'
import { type FirstChoice, firstChoiceIn } from '@tablee/domain/tournaments/kinds/first-choice'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Match, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'

type Asked = { readonly tournament: Tournament; readonly names: PlayerNames; readonly own?: PlayerId }

/** Notes for a bracket's table: third-place match; "Bruno (2) choisit qui commence", while open. */
export function useMatchNotes(): (match: Match, asked: Asked) => readonly string[] {
  const { t } = useTranslation()
  return (match, { tournament, names, own }) => {
    const choice = isOver(match) ? null : firstChoiceIn(tournament, match)
    const chooses = ({ playerId, seed }: FirstChoice) =>
      playerId === own ? t('cut.youChoose') : t('cut.chooses', { name: names.get(playerId) ?? '', seed })
    return [
      ...(isForThirdPlace(tournament, match) ? [t('cut.thirdPlace')] : []),
      ...(choice === null ? [] : [chooses(choice)]),
    ]
  }
}
