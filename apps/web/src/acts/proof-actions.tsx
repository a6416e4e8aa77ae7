import { Download } from 'lucide-react'
import { useTranslation } from '../language/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { saveAsFile } from '../ui/save-as-file.ts'
import { notify } from '../ui/toasts.tsx'

/** Copies a proof of erasure, or saves it as a file. */
export function ProofActions({ proof }: { readonly proof: string }) {
  const { t } = useTranslation()
  return (
    <>
      <CopyButton
        value={proof}
        label={t('erasure.copy')}
        copiedLabel={t('erasure.copied')}
        onFailure={() => notify.error({ title: t('erasure.copyFailed') })}
      />
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => saveAsFile(t('erasure.fileName'), new Blob([proof], { type: 'text/plain' }))}
      >
        {t('erasure.download')}
      </Button>
    </>
  )
}
