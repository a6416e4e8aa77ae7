import { PLANNED_CUTS, type PlannedCut } from '@tablee/domain/tournaments/cut-sizes'
import { cutGiven } from '@tablee/domain/tournaments/rounds/planned-apart'
import { defaultRounds } from '@tablee/domain/tournaments/rule-packs/recommended-rounds'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'
import { useCutName, usePlannedCutName } from '../top-cut/use-cut-name.ts'

type MinutesSelectProps = { readonly value: number; readonly onChange: (minutes: number) => void }

const FEWEST = 10
const MOST = 120
const STEP = 5
const BY_GAME = ''
const USUAL = Array.from({ length: (MOST - FEWEST) / STEP + 1 }, (_, index) => FEWEST + index * STEP)

export function MinutesSelect({ value, onChange }: MinutesSelectProps) {
  const { t } = useTranslation()
  const offered = USUAL.includes(value) ? USUAL : [...USUAL, value].toSorted((one, other) => one - other)
  return (
    <SelectInput
      label={t('clock.plan.minutes')}
      options={offered.map((count) => ({ value: String(count), label: t('clock.plan.some', { count }) }))}
      value={String(value)}
      onChange={(minutes) => onChange(Number(minutes))}
    />
  )
}

type RoundsSelectProps = {
  readonly pack: RulePack
  /** Players expected; null: any number. */
  readonly players: number | null
  /** Null: as many as the players ask for. */
  readonly value: number | null
  readonly onChange: (rounds: number | null) => void
}

const MOST_OFFERED = 15

export function RoundsSelect({ pack, players, value, onChange }: RoundsSelectProps) {
  const { t } = useTranslation()
  const offered = Array.from({ length: Math.max(MOST_OFFERED, value ?? 0) }, (_, index) => index + 1)
  const byPlayers =
    players === null
      ? t('gameRules.rounds.byPlayers')
      : t('gameRules.rounds.byPlayersOf', { count: players, rounds: defaultRounds(pack, players) })
  return (
    <SelectInput
      label={t('settingList.rounds.title')}
      options={[
        { value: BY_GAME, label: byPlayers },
        ...offered.map((rounds) => ({ value: String(rounds), label: String(rounds) })),
      ]}
      value={value === null ? BY_GAME : String(value)}
      onChange={(chosen) => onChange(offered.find((rounds) => String(rounds) === chosen) ?? null)}
    />
  )
}

type CutSelectProps = {
  /** As counted at its tables. */
  readonly pack: RulePack
  /** Other than after rounds of two. */
  readonly sizes: readonly PlannedCut[]
  /** Players expected; null: any number. */
  readonly players: number | null
  readonly value: PlannedCut | null
  readonly onChange: (cut: PlannedCut | null) => void
}

export function CutSelect({ pack, sizes, players, value, onChange }: CutSelectProps) {
  const { t } = useTranslation()
  const nameOf = useCutName()
  const plannedName = usePlannedCutName()
  const byGame =
    players === null
      ? t('gameRules.bestOf.byGame')
      : t('cut.plan.byGameCard', { cut: plannedName(cutGiven(pack, players)) })
  return (
    <SelectInput
      label={t('settingList.cut.title')}
      options={[
        { value: BY_GAME, label: byGame },
        { value: '0', label: t('cut.plan.noneCard') },
        ...sizes.map((size) => ({ value: String(size), label: nameOf(size) })),
      ]}
      value={value === null ? BY_GAME : String(value)}
      onChange={(chosen) => onChange(PLANNED_CUTS.find((size) => String(size) === chosen) ?? null)}
    />
  )
}
