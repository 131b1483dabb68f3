import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

/** The faults of invalid or forged tokens. */
export const TOKEN_FAULTS = [
  'another issuer',
  'another audience',
  'another nonce',
  'expired',
  'issued in the future',
  'authenticated in the future',
  'without an issue time',
  'without an email address',
  'an email address that is none',
  'an empty subject',
  'without a subject',
  'unsigned',
  'signed by a stranger',
  'signed with the public key as a secret',
  'malformed',
] as const;
export type TokenFault = (typeof TOKEN_FAULTS)[number];

export const NOW_SECONDS = Math.floor(Date.now() / 1_000);
export const ADA = { subject: 'ada-1', email: 'ada@example.test', emailVerified: true, name: 'Ada' };

export interface ForgedClaims {
  readonly issuer: string;
  readonly audience: string;
  readonly nonce?: string;
  readonly otherClaims?: JWTPayload;
}

/** Creates ID tokens that are valid or have one fault. */
export class TokenIssuer {
  readonly key: JWK;
  readonly #ownKey: CryptoKey;
  readonly #foreignKey: CryptoKey;

  private constructor(key: JWK, ownKey: CryptoKey, foreignKey: CryptoKey) {
    this.key = key;
    this.#ownKey = ownKey;
    this.#foreignKey = foreignKey;
  }

  static async open(keyId = 'k1'): Promise<TokenIssuer> {
    const [ownPair, foreignKey] = await Promise.all([
      generateKeyPair('RS256', { extractable: true }),
      generateKeyPair('RS256'),
    ]);
    const key = { ...(await exportJWK(ownPair.publicKey)), kid: keyId, use: 'sig', alg: 'RS256' };
    return new TokenIssuer(key, ownPair.privateKey, foreignKey.privateKey);
  }

  /** `overriddenClaims` override Ada's claims. */
  async createToken(claims: ForgedClaims, fault: TokenFault | null, overriddenClaims: object = {}): Promise<string> {
    const { subject, email, emailVerified, name } = { ...ADA, ...overriddenClaims };
    const payload = {
      iss: claims.issuer,
      aud: claims.audience,
      sub: subject,
      iat: NOW_SECONDS - 5,
      auth_time: NOW_SECONDS - 30,
      exp: NOW_SECONDS + 3_600,
      ...(claims.nonce !== undefined && { nonce: claims.nonce }),
      email,
      email_verified: emailVerified,
      name,
      ...claims.otherClaims,
      ...(fault === null ? {} : CLAIMS_BY_FAULT[fault]),
    };
    return this.#sign(removeUndefined(payload), fault);
  }

  #sign(payload: JWTPayload, fault: TokenFault | null): Promise<string> | string {
    const header = { alg: 'RS256', kid: this.key.kid! };
    if (fault === 'malformed') return 'not.a.token';
    if (fault === 'unsigned') return new UnsecuredJWT(payload).encode();
    if (fault === 'signed with the public key as a secret') {
      const secret = new TextEncoder().encode(JSON.stringify(this.key));
      return new SignJWT(payload).setProtectedHeader({ ...header, alg: 'HS256' }).sign(secret);
    }
    const key = fault === 'signed by a stranger' ? this.#foreignKey : this.#ownKey;
    return new SignJWT(payload).setProtectedHeader(header).sign(key);
  }
}

const FUTURE_SECONDS = NOW_SECONDS + 10 * 365 * 86_400;

const CLAIMS_BY_FAULT: Readonly<Partial<Record<TokenFault, JWTPayload>>> = {
  'another issuer': { iss: 'https://evil.example' },
  'another audience': { aud: 'somebody-else' },
  'another nonce': { nonce: 'of-another-flow' },
  expired: { exp: NOW_SECONDS - 3_600, iat: NOW_SECONDS - 7_200, auth_time: NOW_SECONDS - 7_200 },
  'issued in the future': { iat: FUTURE_SECONDS, auth_time: NOW_SECONDS - 30, exp: FUTURE_SECONDS + 3_600 },
  'authenticated in the future': { auth_time: FUTURE_SECONDS },
  'without an issue time': { iat: undefined },
  'without an email address': { email: undefined },
  'an email address that is none': { email: 'ada' },
  'an empty subject': { sub: '' },
  'without a subject': { sub: undefined },
};

const removeUndefined = (payload: JWTPayload): JWTPayload => JSON.parse(JSON.stringify(payload)) as JWTPayload;
