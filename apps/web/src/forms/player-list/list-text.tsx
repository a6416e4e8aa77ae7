import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { ChooseFile } from '../choose-file.tsx'

type ListTextProps = {
  readonly text: string
  readonly fault: ReactNode
  readonly onType: (text: string) => void
  readonly onFile: (file: File) => void
}

/** Paste, type or choose a file. */
export function ListText({ text, fault, onType, onFile }: ListTextProps) {
  const { t } = useTranslation()
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
      <ChooseFile
        label={t('playerList.file')}
        accept=".csv,.tsv,.txt,.tdf,text/csv,text/plain,text/xml,application/xml"
        onFile={onFile}
      />
      <p className="text-sm text-muted">{t('playerList.fileHelp')}</p>
    </div>
  )
}
