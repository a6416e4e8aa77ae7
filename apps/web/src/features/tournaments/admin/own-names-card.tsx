import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useId } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useAllowOwnNames } from '../api/allow-own-names.ts'
import type { StaffAccess } from '../api/own-roles.ts'

type OwnNamesCardProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Whether players may change their own name after the start too. One tap, which another takes back (EVEN-6). */
export function OwnNamesCard({ tournament, access }: OwnNamesCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const allow = useAllowOwnNames(access)
  const isChecked = allow.isSending && allow.input ? allow.input.areAllowed : tournament.allowsOwnNames
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="text-xl">
        {t('ownNames.title')}
      </h2>
      <p className="text-muted">{t('ownNames.help')}</p>
      <Checkbox
        label={t('ownNames.allow')}
        isChecked={isChecked}
        onChange={(areAllowed) => {
          if (!allow.isSending) void allow.send({ areAllowed })
        }}
      />
      <ActFailure act={allow} title={t('ownNames.failed')} isTap />
    </Card>
  )
}
