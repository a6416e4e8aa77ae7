import { HELPER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/authority/invite-staff'
import { tidyName } from '@tablee/domain/tournaments/players/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type HandedOver, type HelperOnShift, type ShiftWish, useHandOverShift } from '../api/own/shifts.ts'
import { lastMoment, momentOf, type ShiftEnd, shiftEnds } from './shift-ends.ts'
import { useUntil } from './use-until.ts'

export type GivenShift = HandedOver & { readonly name: string }

type HandOverFormProps = {
  readonly tournament: Pick<Tournament, 'announcement'>
  readonly access: StaffAccess
  readonly giver: Pick<HelperOnShift, 'id' | 'name' | 'expiresAt' | 'isOwn'>
  /** Who may stand in with one tap. */
  readonly others: readonly HelperOnShift[]
  readonly onGiven: (given: GivenShift) => void
}

/** Until when; then a name of the staff, which is all, or another one, which makes a link. */
export function HandOverForm({ tournament, access, giver, others, onGiven }: HandOverFormProps) {
  const { t } = useTranslation()
  const until = useUntil()
  const handOver = useHandOverShift(access)
  const [ends] = useState(() => shiftEnds(giver, tournament.announcement ?? null, new Date()))
  const last = lastMoment(giver)
  const momentIn = ({ end, time }: { readonly end: ShiftEnd; readonly time: string }) =>
    ends.find(([one]) => one === end)?.[1] ?? momentOf(time, giver, new Date())
  const give = async (at: Date | null, standIn: ShiftWish['standIn'], name: string) => {
    const given = at && (await handOver.send({ id: giver.id, standIn, expiresAt: at.toISOString() }))
    if (given) onGiven({ ...given, name })
    return given
  }
  const form = useForm({
    initial: { end: (ends[0]?.[0] ?? 'other') as ShiftEnd, time: '', name: '' },
    isSending: handOver.isSending,
    failure: handOver.error,
    check: (values) => ({
      time: momentIn(values) ? undefined : t('shifts.timeNeeded', { time: until(last) }),
      name: tidyName(values.name) === '' ? t('refusals.helper_name_required') : undefined,
    }),
    send: (values) => give(momentIn(values), { name: tidyName(values.name) }, tidyName(values.name)),
  })
  const at = momentIn(form.values)
  const nobody = t('staff.member.nobody')
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ChoiceCards
        label={t('shifts.until')}
        choices={ends.map(([value, moment]) => ({ value, label: t(`shifts.${value}`, { time: until(moment) }) }))}
        value={form.values.end}
        onChange={(end) => form.set('end', end)}
        columnsClass="grid-cols-1 min-[22rem]:grid-cols-2"
      />
      {form.values.end === 'other' ? (
        <TextInput type="time" label={t('shifts.time')} className="max-w-40" {...form.field('time')} />
      ) : null}
      {others.length === 0 ? null : (
        <fieldset className="grid min-w-0 gap-1.5">
          <legend className="mb-1.5 font-semibold">{t('shifts.already')}</legend>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
            {others.map(({ id, name, role }) => (
              <Button
                key={id}
                variant="secondary"
                disabled={at === null || handOver.isSending}
                onClick={() => void give(at, { helper: id }, name ?? nobody)}
              >
                <span className="min-w-0 wrap-anywhere">{`${name ?? nobody} · ${t(`staff.roles.${role}`)}`}</span>
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <TextInput
        label={t(others.length === 0 ? 'shifts.name' : 'shifts.somebody')}
        hint={t('staff.form.nameHint')}
        autoComplete="off"
        maxLength={HELPER_NAME_MAX_LENGTH}
        {...form.field('name')}
      />
      {form.isToldAtField ? null : <ActFailure act={handOver} title={t('shifts.failed')} />}
      <Button type="submit" isBusy={handOver.isSending} className="sm:justify-self-end">
        {t('shifts.link')}
      </Button>
    </form>
  )
}
