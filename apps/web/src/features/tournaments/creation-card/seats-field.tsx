import { QUICK_PLAYER_COUNT } from '@tablee/domain/tournaments/size-limits'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { NumberInput, type NumberInputProps } from '../../../ui/number-input.tsx'
import { membersIn, teamLimits } from '../teams/seats-for-teams.ts'

type SeatsFieldProps = Pick<NumberInputProps, 'name' | 'error' | 'onChange'> & {
  /** People, also in teams. */
  readonly value: number | null
  readonly teamKind: TeamKind | null
}

/** How many may come: players, or teams with what they are in people. */
export function SeatsField({ value, teamKind, onChange, ...field }: SeatsFieldProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const steps = {
    ...{ locale, incrementLabel: t('shell.numberInput.increment') },
    decrementLabel: t('shell.numberInput.decrement'),
  }
  if (teamKind === null) {
    const { min, max } = QUICK_PLAYER_COUNT
    const hint = t('creation.quick.playerCountHint', { min, max })
    const own = { ...field, ...steps, value, onChange, min, max, hint }
    return <NumberInput label={t('creation.quick.playerCount')} {...own} />
  }
  const size = membersIn(teamKind)
  const limits = teamLimits(teamKind)
  const said = { ...limits, size, people: value ?? '' }
  return (
    <NumberInput
      label={t('teams.seats.label')}
      hint={value === null ? t('teams.seats.hint', said) : t('teams.seats.hintOfPeople', said)}
      value={value === null ? null : Math.floor(value / size)}
      onChange={(teams) => onChange(teams === null ? null : teams * size)}
      {...field}
      {...steps}
      {...limits}
    />
  )
}
