import type { fr } from '@tablee/messages/fr'
import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof fr }
    interpolationPrefix: '{'
    interpolationSuffix: '}'
  }
}
