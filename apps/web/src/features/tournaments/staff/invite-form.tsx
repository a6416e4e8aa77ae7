import { HELPER_NAME_MAX_LENGTH, type HelperRole } from '@tablee/domain/tournaments/authority/invite-staff'
import { HELPER_ROLES } from '@tablee/domain/tournaments/authority/role'
import { tidyName } from '@tablee/domain/tournaments/players/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import type { Act } from '../../../acts/act.ts'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { InvitationLink, StaffWish } from '../api/own/staff.ts'
import { type RoleEnd, roleEnds } from './role-end.ts'

/** Most frequent first. */
const ROLES = HELPER_ROLES.toReversed()

type InviteFormProps = {
  readonly event: Tournament['announcement']
  readonly invite: Act<StaffWish, InvitationLink>
  readonly onInvited: (link: InvitationLink) => void
}

/** Role with its rights, name, end. */
export function InviteForm({ event, invite, onInvited }: InviteFormProps) {
  const { t } = useTranslation()
  const [ends] = useState(() => roleEnds(event ?? null, new Date()))
  const endLabel = useEndLabel()
  const form = useForm({
    initial: { role: 'scorekeeper' as HelperRole, name: '', end: (ends[0]?.[0] ?? 'tonight') as RoleEnd },
    isSending: invite.isSending,
    failure: invite.error,
    check: ({ name }) => ({ name: tidyName(name) === '' ? t('refusals.helper_name_required') : undefined }),
    send: async ({ role, name, end }) => {
      const until = ends.find(([one]) => one === end)?.[1]
      const link = until && (await invite.send({ role, name: tidyName(name), expiresAt: until.toISOString() }))
      return link ? onInvited(link) : null
    },
  })
  const { role, end } = form.values
  return (
    <form {...form.formProps} className="grid gap-4">
      <ChoiceCards
        label={t('staff.form.role')}
        hint={t(`staff.may.${role}`)}
        choices={ROLES.map((value) => ({ value, label: t(`staff.roles.${value}`) }))}
        value={role}
        onChange={(chosen) => form.set('role', chosen)}
        columnsClass="grid-cols-1 sm:grid-cols-3"
      />
      <TextInput
        label={t('staff.form.name')}
        hint={t('staff.form.nameHint')}
        autoComplete="off"
        maxLength={HELPER_NAME_MAX_LENGTH}
        {...form.field('name')}
      />
      <SelectInput
        label={t('staff.form.until')}
        options={ends.map(([value, at]) => ({ value, label: endLabel(value, at) }))}
        value={end}
        onChange={(chosen) => form.set('end', chosen)}
      />
      {form.isToldAtField ? null : <ActFailure act={invite} title={t('staff.form.failed')} />}
      <Button type="submit" isBusy={invite.isSending} className="sm:justify-self-end">
        {t('staff.form.send')}
      </Button>
    </form>
  )
}

function useEndLabel(): (end: RoleEnd, at: Date) => string {
  const { t } = useTranslation()
  const { dateTime, time } = useFormats()
  return (end, at) => t(`staff.form.${end}`, { date: dateTime(at), time: time(at) })
}
