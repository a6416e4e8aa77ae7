import { Download, QrCode } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useUnwatchedStorage } from '../../../device-storage/use-device-storage.tsx'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { useOwnOrigin } from '../../../transport/own-origin.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { TurningCodes } from '../codes/turning-codes.tsx'
import { apartDisk, type CopySetting, copySetting, keepCopySetting, saveCopy, sealedCopy } from './copies.ts'
import { copyFragments } from './copy-fragments.ts'
import { WORDS_OF_PHRASE } from './phrase.ts'
import { phraseWordsOf } from './phrase-words-of.ts'

export type HandOverProps = { readonly access: StaffAccess }

/** Another device goes on for this one: six words to write down, and what they open. */
export function HandOver({ access }: HandOverProps) {
  const { t } = useTranslation()
  const origin = useOwnOrigin()
  const storage = useUnwatchedStorage()
  const titleId = useId()
  const { setting, change } = useCopySetting(access.code)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [saved, setSaved] = useState<'busy' | 'done' | 'failed' | 'large' | null>(null)
  if (!apartDisk || !crypto.subtle) return <Notice>{t('handover.impossible')}</Notice>
  const make = async (now: Date) => {
    if (!apartDisk || !setting) return null
    return sealedCopy({ disk: apartDisk, storage, access, phrase: setting.phrase, now }).catch(() => null)
  }
  const save = async () => {
    setSaved('busy')
    const now = new Date()
    const sealed = await make(now)
    if (sealed) saveCopy(sealed, access.code, now)
    setSaved(sealed ? 'done' : 'failed')
  }
  const show = async () => {
    const sealed = await make(new Date())
    const fragments = sealed && copyFragments(sealed)
    setCodes(fragments?.map((fragment) => `${origin}/take-over#${fragment}`) ?? null)
    setSaved(sealed === null ? 'failed' : fragments === null ? 'large' : null)
  }
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      <h3 id={titleId} className="font-semibold">
        {t('handover.title')}
      </h3>
      <p>{t('handover.write')}</p>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-control bg-sunken p-3 sm:grid-cols-3 large-text:grid-cols-1">
        {Array.from({ length: WORDS_OF_PHRASE }, (_, at) => (
          <li key={setting?.phrase[at] ?? at} className="flex min-h-8 items-center gap-2">
            <span className="text-sm text-muted tabular-nums">{at + 1}</span>
            {setting ? (
              <span className="font-display text-lg font-bold">{setting.phrase[at]}</span>
            ) : (
              <Skeleton className="h-5 w-20" />
            )}
          </li>
        ))}
      </ol>
      <p className="wrap-anywhere">
        {t('handover.how', { address: `${origin.replace(/^https?:\/\//, '')}/take-over` })}
      </p>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button
          variant="secondary"
          isBusy={saved === 'busy'}
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => void save()}
        >
          {t('handover.save')}
        </Button>
        <Button variant="secondary" icon={<QrCode aria-hidden="true" className="size-5" />} onClick={() => void show()}>
          {t('handover.codes')}
        </Button>
      </div>
      {codes ? (
        <div ref={bringIntoView} className="-mx-5 scroll-my-4 sm:mx-0">
          <TurningCodes values={codes} label={t('handover.square')} />
        </div>
      ) : null}
      <p aria-live="polite" className="text-sm empty:hidden">
        {saved === null || saved === 'busy' ? null : t(`handover.became.${saved}`)}
      </p>
      {setting ? (
        <Checkbox
          label={t('handover.afterRounds')}
          isChecked={setting.isAfterRounds}
          onChange={(isAfterRounds) => change({ ...setting, isAfterRounds })}
        />
      ) : null}
    </section>
  )
}

/** What was asked for lies below most screens. */
function bringIntoView(codes: HTMLElement | null): void {
  codes?.scrollIntoView({ block: 'nearest' })
}

function useCopySetting(code: string) {
  const { language } = useLanguage()
  const [setting, setSetting] = useState<CopySetting | null>(null)
  useEffect(() => {
    let isShown = true
    const read = async () => {
      const words = await phraseWordsOf(language)
      const known = apartDisk && (await copySetting(apartDisk, code, words))
      if (isShown) setSetting(known)
    }
    void read().catch(() => {})
    return () => {
      isShown = false
    }
  }, [code, language])
  const change = (next: CopySetting) => {
    setSetting(next)
    if (apartDisk) void keepCopySetting(apartDisk, code, next)
  }
  return { setting, change }
}
