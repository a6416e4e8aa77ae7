import type { SealOfDraw } from '@tablee/contract/tournaments/questions/seal-of-draw'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

type SealProps = { readonly seal: SealOfDraw | null }

/** Whether the seed of a round that was drawn without a network was sealed before (CAVE-28); nothing of any other. */
export function SealNote({ seal }: SealProps) {
  const { t } = useTranslation()
  const words = useSealWords(seal)
  if (!words) return null
  const { tone, title, text, isSealed } = words
  return (
    <Notice tone={tone} title={title}>
      {text} {isSealed ? t('roundCheck.seal.foreseen') : null}
    </Notice>
  )
}

/** The same of a round that was taken back, in its place among the others. */
export function SealLine({ seal }: SealProps) {
  const words = useSealWords(seal)
  return words && <p className="text-sm text-muted">{words.text}</p>
}

function useSealWords(seal: SealOfDraw | null) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  if (seal === null) return null
  const { kind } = seal
  if (kind === 'unsealed' || kind === 'broken') {
    const [title, text] = [t(`roundCheck.seal.${kind}`), t(`roundCheck.seal.${kind}Help`)]
    return { tone: 'attention', title, text, isSealed: false } as const
  }
  const { place, of, sealedAt, skipped } = seal
  const told = t(`roundCheck.seal.${kind}Help`, { place, total: of, moment: dateTime(new Date(sealedAt)) })
  const left = skipped > 0 ? ` ${t('roundCheck.seal.skipped', { count: skipped })}` : ''
  const tone = skipped > 0 ? 'attention' : 'success'
  return { tone, title: t('roundCheck.seal.sealed'), text: `${told}${left}`, isSealed: true } as const
}
