import type { Announcement } from '@tablee/domain/tournaments/announcement'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useId } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useChangeRegistrationRules } from '../api/change-registration-rules.ts'
import type { StaffAccess } from '../api/own-roles.ts'
import { RULES_FAULT_NAMES, rulesDraftOf, rulesOf, useRulesCheck } from './rules-draft.ts'
import { RulesFields } from './rules-fields.tsx'

type RulesCardProps = {
  readonly tournament: Tournament
  readonly announcement: Announcement
  readonly access: StaffAccess
}

/** How people come into the event, to be changed until its start. */
export function RulesCard({ tournament, announcement, access }: RulesCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const change = useChangeRegistrationRules(access)
  const faultsOf = useRulesCheck()
  const form = useForm({
    initial: rulesDraftOf(tournament.registrationRules),
    failure: change.error,
    isKnownOnceSent: true,
    faultNames: RULES_FAULT_NAMES,
    check: (draft) => faultsOf(draft, announcement.startsAt),
    send: async (draft) => {
      const reply = await change.send(rulesOf(draft))
      return reply === null ? null : notify.success({ title: t('registrationRules.saved') })
    },
  })
  return (
    <Card as="section" aria-labelledby={titleId}>
      <form {...form.formProps} className="grid gap-5">
        <h2 id={titleId} className="text-xl">
          {t('registrationRules.title')}
        </h2>
        <RulesFields form={form} />
        <ActFailure act={change} title={t('registrationRules.failed')} />
        <Button
          type="submit"
          variant="secondary"
          isBusy={change.isSending}
          disabled={form.isUnchanged}
          className="justify-self-start"
        >
          {t('registrationRules.save')}
        </Button>
      </form>
    </Card>
  )
}
