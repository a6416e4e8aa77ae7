import type { SealOfDraw } from '@tablee/contract/tournaments/questions/seal-of-draw'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Whether the seed of a round that was drawn without a network was sealed before (CAVE-28); nothing of any other. */
export function SealNote({ seal }: { readonly seal: SealOfDraw | null }) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  if (seal === null) return null
  if (seal.kind === 'unsealed' || seal.kind === 'broken') {
    return (
      <Notice tone="attention" title={t(`roundCheck.seal.${seal.kind}`)}>
        {t(`roundCheck.seal.${seal.kind}Help`)}
      </Notice>
    )
  }
  const { kind, place, of, sealedAt, skipped } = seal
  const told = t(`roundCheck.seal.${kind}Help`, { place, total: of, moment: dateTime(new Date(sealedAt)) })
  return (
    <Notice tone={skipped > 0 ? 'attention' : 'success'} title={t('roundCheck.seal.sealed')}>
      {told} {skipped > 0 ? t('roundCheck.seal.skipped', { count: skipped }) : null} {t('roundCheck.seal.foreseen')}
    </Notice>
  )
}
