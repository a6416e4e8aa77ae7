import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useId } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own-roles.ts'
import { usePublishDecklists } from '../api/publish-decklists.ts'

type DecklistPublicationProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** After the finish: whether everybody may read the decklists. */
export function DecklistPublication({ tournament, access }: DecklistPublicationProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const publish = usePublishDecklists(access)
  const arePublic = tournament.areDecklistsPublic
  const toggle = async () => {
    const reply = await publish.send({ arePublic: !arePublic })
    if (reply !== null)
      notify.success({ title: t(arePublic ? 'eventAdmin.decklists.hidden' : 'eventAdmin.decklists.shown') })
  }
  return (
    <Card as="section" aria-labelledby={titleId} className="grid justify-items-start gap-3">
      <h2 id={titleId} className="text-xl">
        {t('eventAdmin.decklists.title')}
      </h2>
      <p className="text-muted">{t(arePublic ? 'eventAdmin.decklists.public' : 'eventAdmin.decklists.private')}</p>
      <ActFailure act={publish} title={t('eventAdmin.decklists.failed')} isTap />
      <Button variant={arePublic ? 'secondary' : 'primary'} isBusy={publish.isSending} onClick={() => void toggle()}>
        {t(arePublic ? 'eventAdmin.decklists.hide' : 'eventAdmin.decklists.publish')}
      </Button>
    </Card>
  )
}
