import { firstChoiceIn } from '@tablee/domain/tournaments/kinds/first-choice'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import type { Match, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import type { PlayerNames } from '../tournament-frame/player-names.ts'

type Asked = Pick<Tournament, 'stages' | 'rounds'> & { readonly names: PlayerNames; readonly own?: PlayerId }

/** "Bruno (2) choisit qui commence", to whom it is "Vous"; null where nobody does, and once the match is over. */
export function useFirstChoice(): (match: Match, asked: Asked) => string | null {
  const { t } = useTranslation()
  return (match, { names, own, ...tournament }) => {
    const choice = isOver(match) ? null : firstChoiceIn(tournament, match)
    if (choice === null) return null
    if (choice.playerId === own) return t('cut.youChoose')
    return t('cut.chooses', { name: names.get(choice.playerId) ?? '', seed: choice.seed })
  }
}
