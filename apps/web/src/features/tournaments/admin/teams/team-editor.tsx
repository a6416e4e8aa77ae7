import { formTeam } from '@tablee/contract/tournaments/form-team'
import { partTeam } from '@tablee/contract/tournaments/part-team'
import { nameKey, tidyName } from '@tablee/domain/tournaments/players/player-name'
import { teamSize } from '@tablee/domain/tournaments/teams/entrants'
import type { Team } from '@tablee/domain/tournaments/teams/team'
import { TEAM_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/teams/team-name'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { ArrowUp, X } from 'lucide-react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { type Faults, useForm } from '../../../../forms/use-form.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { PlayerName } from '../../../../ui/player-name.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useStaffAct } from '../../api/staff-act.ts'
import { seatLetter } from '../../teams/seat-letter.ts'
import { usePeopleNames } from '../../tournament-frame/player-names.ts'
import { peopleAlone } from './people-alone.ts'

type TeamEditorProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  /** Null: a new one is formed. */
  readonly team: Team | null
  readonly onClose: () => void
}

/** A team's name and seats: a tap puts somebody in, in the order of seats. */
export function TeamEditor({ tournament, access, team, onClose }: TeamEditorProps) {
  const { t } = useTranslation()
  const { form, act, members, free, setMembers } = useTeamForm({ tournament, access, team, onClose })
  const names = usePeopleNames(tournament)
  const size = teamSize(tournament)
  const isFull = members.length >= size
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={team ? <bdi>{team.name}</bdi> : t('teams.desk.formTitle')}
      closeLabel={team ? t('teams.desk.close', { team: team.name }) : t('tournament.close')}
    >
      <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextInput
          label={t('teams.join.teamName')}
          maxLength={TEAM_NAME_MAX_LENGTH}
          autoComplete="off"
          {...form.field('name')}
        />
        <Seats {...{ size, members, names }} fault={form.faultOf('members')} onChange={setMembers} />
        {isFull || free.length === 0 ? null : (
          <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
            <legend className="mb-1.5 text-sm text-muted">{t('teams.desk.formHelp')}</legend>
            <div className="flex max-h-64 flex-wrap gap-2 overflow-y-auto">
              {free.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  aria-label={t('teams.desk.putIn', { name })}
                  onClick={() => setMembers([...members, id])}
                  className="unbroken-words min-h-11 max-w-full rounded-control border border-control bg-surface px-3 text-start font-semibold hover:bg-sunken"
                >
                  {name}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        <ActFailure act={act} title={t('teams.desk.failed')} />
        <Button type="submit" size="large" isWide isBusy={act.isSending} disabled={team !== null && form.isUnchanged}>
          {t(team ? 'teams.desk.save' : 'teams.desk.formSubmit')}
        </Button>
      </form>
      {team ? <Part access={access} team={team} onParted={onClose} /> : null}
    </Dialog>
  )
}

function useTeamForm({ tournament, access, team, onClose }: TeamEditorProps) {
  const { t } = useTranslation()
  const act = useStaffAct(access, formTeam)
  const form = useForm({
    initial: { name: team?.name ?? '', members: [...(team?.members ?? [])] },
    failure: act.error,
    check: ({ name, members }): Faults => ({
      ...(nameKey(name) === '' ? { name: t('teams.join.teamNameRequired') } : {}),
      ...(members.length === 0 ? { members: t('teams.desk.pickRequired') } : {}),
    }),
    send: async (typed) => {
      const said = { name: tidyName(typed.name), members: typed.members }
      const reply = await act.send({ captain: team?.members[0] ?? null, ...said })
      if (reply === null) return null
      notify.success({ title: team ? t('teams.desk.changed') : t('teams.desk.formed', { team: said.name }) })
      onClose()
      return reply
    },
  })
  const { members } = form.values
  const out = tournament.players.filter(({ id }) => team?.members.includes(id) && !members.includes(id))
  const free = [...out, ...peopleAlone(tournament).filter(({ id }) => !members.includes(id))]
  return { form, act, members, free, setMembers: (next: readonly PlayerId[]) => form.set('members', [...next]) }
}

type SeatsProps = {
  readonly size: number
  readonly members: readonly PlayerId[]
  readonly names: ReadonlyMap<PlayerId, string>
  readonly fault: Faults[string]
  readonly onChange: (members: readonly PlayerId[]) => void
}

function Seats({ size, members, names, fault, onChange }: SeatsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-1">
      <ol aria-label={t('teams.desk.members')} className="divide-y divide-line rounded-card border border-line">
        {Array.from({ length: size }, (_, seat) => {
          const member = members[seat]
          const name = (member && names.get(member)) ?? ''
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are the seats
            <li key={seat} className="flex min-h-12 items-center gap-2 ps-3">
              <span className="w-5 shrink-0 font-display font-bold">{seatLetter(seat)}</span>
              {member === undefined ? (
                <span className="flex-1 text-muted">{t('teams.freeSeat')}</span>
              ) : (
                <>
                  <PlayerName name={name} className="flex-1" />
                  {seat === 0 ? null : (
                    <IconButton
                      label={t('teams.desk.up', { name })}
                      icon={<ArrowUp aria-hidden="true" className="size-5" />}
                      onClick={() => onChange(members.with(seat - 1, member).with(seat, members[seat - 1] ?? member))}
                    />
                  )}
                  <IconButton
                    label={t('teams.desk.takeOut', { name })}
                    icon={<X aria-hidden="true" className="size-5" />}
                    onClick={() => onChange(members.filter((id) => id !== member))}
                  />
                </>
              )}
            </li>
          )
        })}
      </ol>
      <p role="alert" className="text-carmine empty:hidden">
        {fault}
      </p>
    </div>
  )
}

type PartProps = { readonly access: StaffAccess; readonly team: Team; readonly onParted: () => void }

/** Undone by forming the same team again. */
function Part({ access, team, onParted }: PartProps) {
  const { t } = useTranslation()
  const part = useStaffAct(access, partTeam)
  const form = useStaffAct(access, formTeam)
  const partIt = async () => {
    const [captain] = team.members
    if (captain === undefined || (await part.send({ captain })) === null) return
    notify.success({
      title: t('teams.desk.parted', { team: team.name }),
      action: {
        label: t('teams.desk.undo'),
        onClick: () => void form.send({ captain: null, name: team.name, members: [...team.members] }),
      },
    })
    onParted()
  }
  return (
    <div className="grid gap-2">
      <Button variant="quiet" className="text-carmine" isBusy={part.isSending} onClick={() => void partIt()}>
        {t('teams.desk.part')}
      </Button>
      <ActFailure act={part} title={t('teams.desk.partFailed')} />
    </div>
  )
}
