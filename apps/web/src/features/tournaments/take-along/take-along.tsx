import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useTakeAlong } from '../api/own/kept-tournaments.ts'

/** Empty if all are in the account. */
export function TakeAlong() {
  const account = useSignedInAccount()
  return account === null ? null : <Offer account={account} />
}

function Offer({ account }: { readonly account: string }) {
  const { t } = useTranslation()
  const { missing, take, leave } = useTakeAlong(account)
  if (missing.length === 0) return null
  const send = async () => {
    const done = await take.send({ tournaments: missing })
    if (done !== null && done.taken > 0) notify.success({ title: t('life.takeAlong.done', { count: done.taken }) })
  }
  return (
    <section aria-label={t('life.takeAlong.label')} className="grid gap-2">
      <Notice
        tone="info"
        title={t('life.takeAlong.title', { count: missing.length })}
        action={
          <div className="flex flex-wrap gap-2 pt-2">
            <Button isBusy={take.isSending} onClick={() => void send()}>
              {t('life.takeAlong.take')}
            </Button>
            <Button variant="quiet" onClick={leave}>
              {t('life.takeAlong.leave')}
            </Button>
          </div>
        }
      >
        {t('life.takeAlong.text')}
      </Notice>
      <ActFailure act={take} title={t('life.takeAlong.failed')} isTap />
    </section>
  )
}
