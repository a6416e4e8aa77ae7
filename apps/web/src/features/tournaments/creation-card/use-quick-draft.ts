import { CHOSEN_NUMBER, NUMBER_TO_COME } from '@tablee/contract/serving/page-content'
import { quickPlayerCount, tournamentName } from '@tablee/contract/tournaments/fields/fields'
import type { PlannedCut } from '@tablee/domain/tournaments/cut-sizes'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { QUICK_PLAYER_COUNT } from '@tablee/domain/tournaments/size-limits'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import type { Structure } from '@tablee/domain/tournaments/tournament'
import { useEffect, useState } from 'react'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { type Faults, useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useCreateQuickTournament } from '../api/create-quick-tournament.ts'
import type { CreatedTournament } from '../api/following/created-tournament.ts'
import { type ChosenRules, hasPairs, mayHaveCut, mayPlanRounds } from '../game-rules/chosen-rules.ts'
import { plannedPartsOf } from '../parts/planned-parts-of.ts'
import type { TypedPart } from '../parts/typed-part.ts'
import { mayBeWeekly } from '../structure/may-be-weekly.ts'
import { seatsForTeams, teamLimits } from '../teams/seats-for-teams.ts'
import { useToldCreation } from './use-told-creation.ts'
import { readWay, USUAL_WAY, writeWay } from './way-to-play.ts'

/** Three random digits; those on the page already, if the server wrote it. */
function chooseNumber(): string {
  if (typeof document === 'undefined') return NUMBER_TO_COME
  return document.documentElement.dataset[CHOSEN_NUMBER] ?? String(100 + Math.floor(Math.random() * 900))
}

/** The initial name, in the page's language; the next tournament gets another number. */
function useDefaultName(): string {
  const { t } = useTranslation()
  const [number] = useState(chooseNumber)
  useEffect(() => {
    delete document.documentElement.dataset[CHOSEN_NUMBER]
  }, [])
  return t('creation.quick.defaultName', { number })
}

type QuickDraft = {
  readonly name: string
  readonly playerCount: number | null
  readonly game: Game
  readonly rules: ChosenRules
  readonly structure: Structure
  /** After Swiss rounds alone; null: as the game has it. */
  readonly plannedCut: PlannedCut | null
  /** Null: as many as the players ask for. */
  readonly plannedRounds: number | null
  /** Of a round at tables of four alone; null: as usual. */
  readonly podMinutes: number | null
  /** A round robin of one match a week. */
  readonly isWeekly: boolean
  /** Null: everybody for themselves. */
  readonly teamKind: TeamKind | null
  /** After the first. */
  readonly parts: readonly TypedPart[]
  readonly isYouth: boolean
}

/** The quick form's state, and creation. */
export function useQuickDraft(onCreated: (tournament: CreatedTournament) => void) {
  const { t } = useTranslation()
  const storage = useDeviceStorage()
  // As last time on this device, of which the server's page knows nothing.
  const way = useHydrated() ? readWay(storage.preference('way-to-play')) : USUAL_WAY
  const creation = useToldCreation({
    act: useCreateQuickTournament(),
    failureTitle: t('creation.failure.title'),
    success: ({ code }) => ({
      title: t('quickTournament.success.title'),
      description: t('quickTournament.success.description.toast', { code }),
    }),
    onCreated,
  })
  const form = useForm<QuickDraft>({
    initial: {
      name: useDefaultName(),
      playerCount: seatsForTeams({ playerCount: QUICK_PLAYER_COUNT.initial, teamKind: null }, way.teamKind),
      game: 'magic',
      rules: undefined as ChosenRules,
      structure: way.structure,
      plannedCut: null,
      plannedRounds: null,
      podMinutes: null,
      isWeekly: false,
      teamKind: way.teamKind,
      parts: [],
      isYouth: false,
    },
    failure: creation.error,
    check: ({ name, playerCount, ...draft }): Faults => ({
      ...(tournamentName.safeParse(name).success ? {} : { name: t('quickTournament.error.nameRequired') }),
      ...(quickPlayerCount.safeParse(playerCount).success
        ? {}
        : {
            playerCount: draft.teamKind
              ? t('teams.seats.fault', teamLimits(draft.teamKind))
              : t('quickTournament.error.playerCountInvalid'),
          }),
      // Said at its number.
      ...(plannedPartsOf(draft) === null ? { parts: true } : {}),
    }),
    send: ({ name, playerCount, game, rules, structure, teamKind, parts, isYouth, ...plan }) => {
      const plannedParts = plannedPartsOf({ structure, teamKind, parts }) ?? []
      storage.setPreference('way-to-play', writeWay({ structure, teamKind }))
      return creation.create({
        name: tournamentName.parse(name),
        playerCount: quickPlayerCount.parse(playerCount),
        game,
        rules,
        structure,
        // Left out for most: a server of the version before takes it as well.
        ...(teamKind === null ? {} : { teamKind }),
        ...(plannedParts.length === 0 ? {} : { plannedParts }),
        ...plannedIn({ structure, parts, ...plan }),
        ...(plan.isWeekly && mayBeWeekly({ structure, teamKind }) ? { league: {} } : {}),
        ...(isYouth && { isYouth }),
      })
    },
  })
  return { form, isCreating: creation.isCreating }
}

type Planned = Pick<QuickDraft, 'structure' | 'parts' | 'plannedCut' | 'plannedRounds' | 'podMinutes'>

/** What goes with the structure. */
function plannedIn({ structure, parts, plannedCut, plannedRounds, podMinutes }: Planned) {
  return {
    ...(plannedCut === null || !mayHaveCut({ structure, parts }) ? {} : { plannedCut }),
    ...(plannedRounds === null || !mayPlanRounds(structure) ? {} : { plannedRounds }),
    ...(podMinutes === null || hasPairs(structure, parts)
      ? {}
      : { clockPlan: { minutes: podMinutes, startsWithRound: false } }),
  }
}
