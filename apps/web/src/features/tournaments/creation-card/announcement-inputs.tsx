import { GAME_TYPES } from '@tablee/domain/tournaments/life/announcement'
import { usualStructure, usualTeams } from '@tablee/domain/tournaments/life/usual-structure'
import { TOURNAMENT_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/size-limits'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { FormatFields } from '../format/format-fields.tsx'
import { GameMark } from '../game-mark/game-mark.tsx'
import { AddParts } from '../parts/add-parts.tsx'
import { mayHaveTeams } from '../teams/seats-for-teams.ts'
import { TeamChips } from '../teams/team-chips.tsx'
import { SeatsInput } from './event-inputs.tsx'
import { MomentFields } from './moment-fields.tsx'
import type { AnnouncementForm } from './use-advanced-draft.ts'

type OfForm = { readonly form: AnnouncementForm }

/** Name and game. `isBrief` omits the field for unlisted formats, and says the structure that a format brings, which has no field there. */
export function GameInputs({ form, isBrief = false }: OfForm & { readonly isBrief?: boolean }) {
  const { t } = useTranslation()
  const { values } = form
  const { teamKind = null } = values
  return (
    <>
      <TextInput
        label={t('creation.quick.name')}
        maxLength={TOURNAMENT_NAME_MAX_LENGTH}
        autoComplete="off"
        required
        {...form.field('name')}
      />
      <ChoiceCards
        label={t('creation.advanced.gameType')}
        choices={GAME_TYPES.map((value) => ({
          value,
          label: t(`tournament.gameTypes.${value}`),
          mark: <GameMark game={value} />,
        }))}
        value={values.gameType}
        onChange={form.setGame}
      />
      <FormatFields
        isBrief={isBrief}
        game={values.gameType}
        format={values.format}
        formatName={values.formatName}
        onChange={form.setFormat}
        error={form.faultOf('format')}
        nameError={form.faultOf('formatName')}
      />
      {isBrief && values.structure === usualStructure(values) ? (
        <p className="text-sm text-muted">
          {t('structure.chosen', { name: t(`structure.names.${values.structure}`) })} ·{' '}
          {t(`structure.hints.${values.structure}`)}
        </p>
      ) : null}
      {isBrief && teamKind !== null && teamKind === usualTeams(values) ? (
        <p className="text-sm text-muted">
          {t(`teams.names.${teamKind}`)} · {t(`teams.hints.${teamKind}`)}
        </p>
      ) : null}
    </>
  )
}

export function StartInput({ form }: OfForm) {
  const { t } = useTranslation()
  return (
    <MomentFields
      label={t('creation.advanced.date')}
      timeLabel={t('creation.advanced.time')}
      day={form.values.date}
      time={form.values.time}
      onDay={(day) => form.set('date', day)}
      onTime={(typed) => form.set('time', typed)}
      error={form.faultOf('date')}
      required
    />
  )
}

export function EndInput({ form }: OfForm) {
  const { t } = useTranslation()
  return (
    <MomentFields
      label={t('creation.advanced.endDate')}
      timeLabel={t('creation.advanced.endTime')}
      day={form.values.endDate}
      time={form.values.endTime}
      onDay={(day) => form.set('endDate', day)}
      onTime={(typed) => form.set('endTime', typed)}
      error={form.faultOf('endDate')}
    />
  )
}

export function NewSeatsInput({ form }: OfForm) {
  const { t } = useTranslation()
  return (
    <SeatsInput
      label={t('creation.quick.playerCount')}
      incrementLabel={t('shell.numberInput.increment')}
      decrementLabel={t('shell.numberInput.decrement')}
      {...form.field('maxPlayers')}
    />
  )
}

/** What follows the first part; one line where nothing does. */
export function PartsInput({ form }: OfForm) {
  const { gameType, rules, structure, teamKind = null, maxPlayers, plannedParts } = form.values
  return (
    <AddParts
      {...{ game: gameType, rules, structure, players: maxPlayers, parts: plannedParts }}
      teamKind={mayHaveTeams(structure) ? teamKind : null}
      onChange={(parts) => form.set('plannedParts', [...parts])}
    />
  )
}

/** Alone or in teams, where the rounds allow it. */
export function TeamsInput({ form }: OfForm) {
  const { structure, maxPlayers, teamKind = null } = form.values
  if (!mayHaveTeams(structure)) return null
  return <TeamChips players={maxPlayers} value={teamKind} onChange={(kind) => form.set('teamKind', kind)} />
}
