import { FileUp } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'

type ListTextProps = {
  readonly text: string
  readonly fault: ReactNode
  readonly onType: (text: string) => void
  readonly onFile: (file: File) => void
}

/** Where a list is pasted or typed, or a file chosen. */
export function ListText({ text, fault, onType, onFile }: ListTextProps) {
  const { t } = useTranslation()
  const file = useRef<HTMLInputElement>(null)
  return (
    <div className="grid gap-3">
      <TextArea
        label={t('playerList.text')}
        placeholder={t('playerList.textPlaceholder')}
        error={fault}
        value={text}
        onChange={onType}
        spellCheck={false}
        autoComplete="off"
      />
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,.tdf,text/csv,text/plain,text/xml,application/xml"
        aria-label={t('playerList.file')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          // The same file may be chosen again.
          target.value = ''
          if (chosen) onFile(chosen)
        }}
      />
      <Button
        variant="secondary"
        icon={<FileUp aria-hidden="true" className="size-5" />}
        onClick={() => file.current?.click()}
      >
        {t('playerList.file')}
      </Button>
      <p className="text-sm text-muted">{t('playerList.fileHelp')}</p>
    </div>
  )
}
