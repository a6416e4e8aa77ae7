import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import { TEAM_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/teams/team-name'
import type { ReactNode } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type TeamTexts, WAYS_INTO_TEAM } from './team-texts.ts'
import type { TeamToJoin } from './teams-to-join.ts'

type TeamFieldsProps = {
  readonly kind: TeamKind
  readonly teams: readonly TeamToJoin[]
  readonly values: TeamTexts
  readonly faultOf: (field: keyof TeamTexts) => ReactNode
  readonly onWay: (way: TeamTexts['teamWay']) => void
  readonly onName: (typed: string) => void
  readonly onPick: (name: string) => void
}

/** Whom somebody comes with: a new team, one that lacks people, or nobody yet. */
export function TeamFields({ kind, teams, values, faultOf, onWay, onName, onPick }: TeamFieldsProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const { teamWay, teamName, teamPick } = values
  const options = teams.map(({ name, people }) => ({ value: name, label: `${name} (${list(people)})` }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4">
      <ChoiceCards
        label={t('registrations.team.title')}
        hint={t(`registrations.team.hints.${kind}`)}
        choices={WAYS_INTO_TEAM.map((way) => ({ value: way, label: t(`registrations.team.ways.${way}`) }))}
        columnsClass="grid-cols-1 sm:grid-cols-3"
        value={teamWay}
        onChange={onWay}
      />
      {teamWay === 'create' ? (
        <TextInput
          name="teamName"
          label={t('registrations.team.name')}
          hint={t('registrations.team.nameHint')}
          autoComplete="off"
          maxLength={TEAM_NAME_MAX_LENGTH}
          required
          value={teamName}
          error={faultOf('teamName')}
          onChange={onName}
        />
      ) : null}
      {teamWay === 'join' && options.length === 0 ? (
        <p className="text-muted">{t('registrations.team.nobodyWaits')}</p>
      ) : null}
      {teamWay === 'join' && options.length > 0 ? (
        <SelectInput
          label={t('registrations.team.which')}
          options={[{ value: '', label: t('registrations.team.choose') }, ...options]}
          value={options.some(({ value }) => value === teamPick) ? teamPick : ''}
          error={faultOf('teamPick')}
          onChange={onPick}
        />
      ) : null}
      {teamWay === 'none' ? <p className="text-muted">{t('registrations.team.later')}</p> : null}
    </div>
  )
}
