import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../ui/button.tsx'

type ChooseFileProps = {
  readonly label: string
  /** As `accept` of an input: extensions and media types. */
  readonly accept: string
  /** Several at once, each of which is told. */
  readonly isForMany?: boolean
  readonly onFile: (file: File) => void
}

export function ChooseFile({ label, accept, isForMany = false, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isForMany}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          // Allows choosing the same file again.
          target.value = ''
          for (const file of chosen) onFile(file)
        }}
      />
      <Button
        variant="secondary"
        icon={<FileUp aria-hidden="true" className="size-5" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
