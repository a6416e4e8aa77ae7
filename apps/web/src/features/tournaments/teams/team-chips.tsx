import { TEAM_SIZES } from '@tablee/domain/tournaments/teams/entrants'
import { TEAM_KINDS, type TeamKind } from '@tablee/domain/tournaments/teams/team'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'

type TeamChipsProps = {
  readonly value: TeamKind | null
  readonly onChange: (teams: TeamKind | null) => void
  /** People, as many as may come; null while nobody says. */
  readonly players: number | null
}

const CHOICES = ['alone', ...TEAM_KINDS] as const

/** Alone or in teams: one tap, and how many teams the seats are for. */
export function TeamChips({ value, onChange, players }: TeamChipsProps) {
  const { t } = useTranslation()
  const chosen = value ?? 'alone'
  const hint = t(`teams.hints.${chosen}`)
  const room = value === null || players === null ? null : Math.floor(players / TEAM_SIZES[value])
  return (
    <ChoiceCards
      label={t('teams.label')}
      hint={room === null ? hint : `${hint} ${t('teams.capacity', { count: room })}`}
      choices={CHOICES.map((kind) => ({ value: kind, label: t(`teams.names.${kind}`) }))}
      columnsClass="grid-cols-1 sm:grid-cols-3"
      value={chosen}
      onChange={(kind) => onChange(kind === 'alone' ? null : kind)}
    />
  )
}
