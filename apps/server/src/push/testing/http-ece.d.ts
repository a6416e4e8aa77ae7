declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Settings = { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string }
  export function decrypt(body: Buffer, settings: Settings): Buffer
}
