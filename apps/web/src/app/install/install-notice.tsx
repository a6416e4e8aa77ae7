import { useEffect } from 'react'
import { useUnwatchedStorage } from '../../device-storage/use-device-storage.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takePrompt } from './held-prompt.ts'
import { type InstallOffer, today } from './use-install-offer.ts'

export function InstallNotice({ way, close }: InstallOffer) {
  const { t } = useTranslation()
  const storage = useUnwatchedStorage()
  useEffect(() => {
    if (storage.preference('install-offer') === null) storage.setPreference('install-offer', today())
  }, [storage])
  const install = async () => {
    const prompt = takePrompt()
    close()
    await prompt?.prompt()
  }
  return (
    <section aria-label={t('shell.install.label')}>
      <Notice
        tone="info"
        title={t('shell.install.title')}
        action={
          <div className="flex flex-wrap gap-2 pt-2">
            {way === 'tap' ? (
              <Button variant="secondary" onClick={() => void install()}>
                {t('shell.install.action')}
              </Button>
            ) : null}
            <Button variant="quiet" onClick={close}>
              {t('shell.install.close')}
            </Button>
          </div>
        }
      >
        {way === 'tap' ? t('shell.install.text') : t('shell.install.share')}
      </Notice>
    </section>
  )
}
