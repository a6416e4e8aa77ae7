import { quickPlayerCount, tournamentName } from '@tablee/contract/tournaments/fields'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { QUICK_PLAYER_COUNT } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import type { NewQuickTournament } from '../api/create-quick-tournament.ts'

/** Sentences by field. */
export type QuickDraftErrors = Readonly<Record<string, string>>

/** Three random digits. */
function randomNumber(): number {
  return 100 + Math.floor(Math.random() * 900)
}

function without(errors: QuickDraftErrors, field: string): QuickDraftErrors {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== field))
}

/** What is being typed into the quick form, and what is wrong with it. Editing a field takes its error away. */
export function useQuickDraft() {
  const { t } = useTranslation()
  const [number] = useState(randomNumber)
  // Null until somebody types: the name given at first follows the language.
  const [typedName, setTypedName] = useState<string | null>(null)
  const [playerCount, setPlayerCount] = useState<number | null>(QUICK_PLAYER_COUNT.initial)
  const [game, setGame] = useState<Game>('magic')
  const [errors, setErrors] = useState<QuickDraftErrors>({})
  const name = typedName ?? t('creation.quick.defaultName', { number })
  return {
    name,
    playerCount,
    game,
    errors,
    setErrors,
    setGame,
    setName: (value: string) => {
      setTypedName(value)
      setErrors((current) => without(current, 'name'))
    },
    setPlayerCount: (value: number | null) => {
      setPlayerCount(value)
      setErrors((current) => without(current, 'playerCount'))
    },
    /** The checks of the contract; null when something has to be put right first. */
    read: (): NewQuickTournament | null => {
      const okName = tournamentName.safeParse(name)
      const okCount = quickPlayerCount.safeParse(playerCount)
      setErrors({
        ...(okName.success ? {} : { name: t('quickTournament.error.nameRequired') }),
        ...(okCount.success ? {} : { playerCount: t('quickTournament.error.playerCountInvalid') }),
      })
      return okName.success && okCount.success ? { name: okName.data, playerCount: okCount.data, game } : null
    },
  }
}
