import type { Announcement } from '@tablee/domain/tournaments/life/announcement'
import type { SeriesScope } from '@tablee/domain/tournaments/life/series'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useSeriesReport } from '../../../forms/series-report.ts'
import { type DatesWish, SeriesScopeField } from '../../../forms/series-scope-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import { useChangeRegistrationRules } from '../api/events/change-registration-rules.ts'
import { useChangeSeries } from '../api/events/change-series.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useCameInText } from '../setting-row/came-in-text.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'
import { useSeriesUndo } from '../settings/use-series-undo.ts'
import { RULES_FAULT_NAMES, type RulesDraft, rulesDraftOf, rulesOf, useRulesCheck } from './rules-draft.ts'
import { RulesFields } from './rules-fields.tsx'

type RulesProps = {
  readonly tournament: Tournament
  readonly announcement: Announcement
  readonly access: StaffAccess
}

/** Entry rules, until the start. */
export function RulesRow(props: RulesProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const { acceptsAutomatically, closesAt, deck, fee } = props.tournament.registrationRules
  const value = [
    t(acceptsAutomatically ? 'settingList.rules.automatic' : 'settingList.rules.byHand'),
    ...(closesAt === null ? [] : [t('settingList.rules.until', { date: dateTime(new Date(closesAt)) })]),
    t(`settingList.rules.deck.${deck}`),
    ...(fee === null ? [] : [fee]),
  ].join(', ')
  return (
    <SettingRow title={t('settingList.rules.title')} value={value} sheetTitle={t('registrationRules.title')}>
      <RulesForm {...props} />
    </SettingRow>
  )
}

function RulesForm({ tournament, announcement, access }: RulesProps) {
  const { t } = useTranslation()
  const cameIn = useCameInText(tournament)
  const change = useChangeRegistrationRules(access)
  const changeOthers = useChangeSeries()
  const report = useSeriesReport()
  const undo = useSeriesUndo(tournament.id)
  const [wish, setWish] = useState<DatesWish>('one')
  const faultsOf = useRulesCheck()
  const { registrationRules: before } = tournament
  // Each date keeps its own closing time.
  const changeDates = async (draft: RulesDraft, scope: SeriesScope) => {
    const { closesAt: _, ...registrationRules } = rulesOf(draft)
    const changed = await changeOthers.send({ tournamentId: tournament.id, scope, registrationRules })
    const reply = changed && (await change.send(rulesOf(draft)))
    if (!reply) return null
    const { dates, left } = report(changed.data)
    if (left !== null) notify.info({ title: left, isLasting: true })
    const takeBack = async () =>
      (await undo(changed.data, 'others')) === null ? null : change.send(rulesOf(rulesDraftOf(before)))
    return sheet.saved({ title: t('series.saved', { dates }), description: cameIn(reply), takeBack })
  }
  const form = useForm({
    initial: rulesDraftOf(before),
    failure: change.error,
    isKnownOnceSent: true,
    faultNames: RULES_FAULT_NAMES,
    check: (draft) => faultsOf(draft, announcement.startsAt),
    send: async (draft) => {
      if (wish !== 'one') return changeDates(draft, wish)
      const reply = await change.send(rulesOf(draft))
      const takeBack = () => change.send(rulesOf(rulesDraftOf(before)))
      return reply && sheet.saved({ title: t('registrationRules.saved'), description: cameIn(reply), takeBack })
    },
  })
  const sheet = useSettingSheet(!form.isUnchanged)
  return (
    <form {...form.formProps} className="grid gap-5">
      <RulesFields form={form} isYouth={tournament.isYouth} />
      {tournament.series === null ? null : <SeriesScopeField value={wish} onChange={setWish} />}
      <ActFailure act={changeOthers.error ? changeOthers : change} title={t('registrationRules.failed')} />
      <SaveSetting
        label={t('registrationRules.save')}
        isBusy={change.isSending || changeOthers.isSending}
        disabled={form.isUnchanged}
      />
    </form>
  )
}
