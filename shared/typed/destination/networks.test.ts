/** Addresses that are published as samples: in the BIPs, EIP-55, CIP-19, TEP-2, the CashAddr specification and wallets' documents. */
import { describe, expect, it } from "vitest";
import { isAddressOf, isMemoOf, type Network, NETWORKS } from "./networks.ts";

const samples: Readonly<Record<Network, readonly string[]>> = {
  TRC20: ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8"],
  ERC20: [
    "0x52908400098527886E0F7030069857D2E4169EE7",
    "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    "0xde709f2102306220921060314715629080e2fb77",
    "0x27b1fdb04752bbc536007a920d24acb045561c26",
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
    "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
    "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
  ],
  BEP20: ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
  BTC: [
    "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
    "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2",
    "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
    "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
    "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
  ],
  LTC: ["LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1", "ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9"],
  BCH: [
    "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a",
    "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a",
    "BITCOINCASH:QR95SY3J9XWD2AP32XKYKTTR4CVCU7AS4Y0QVERFUY",
    "bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq",
  ],
  DOGE: ["DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L"],
  TON: [
    "EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N",
    "UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI",
    "Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF",
  ],
  ADA: [
    "addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x",
    "addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8",
    "Ae2tdPwUPEZ18ZjTLnLVr9CEvUEUX4eW1LBHbxxxJgxdAYHrDeSCSbCxrvx",
  ],
  XMR: [
    "44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A",
    "888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H",
    "4LL9oSLmtpccfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2bYXZKKQePHES9khPK",
  ],
  XRP: ["rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh", "rrrrrrrrrrrrrrrrrrrrrhoLvTp"],
  DOT: ["15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5", "1FRMM8PEiWXYax7rpS6X4XZX1aAAxSWx1CrKTyrVYhV24fg"],
};

describe.each(NETWORKS)("%s", (network) => {
  it.each(samples[network])("takes %s", (address) => expect(isAddressOf(network, address)).toBe(true));

  it.each(samples[network])("refuses %s with any sign mistyped, lost or doubled", (address) => {
    // Letters of one case carry no checksum on Ethereum and what is built like it.
    const digits = address.slice(2);
    const isChecked = !address.startsWith("0x") || (digits !== digits.toLowerCase() && digits !== digits.toUpperCase());
    for (let at = 0; at < address.length; at += 1) {
      const [before, sign = "", after] = [address.slice(0, at), address[at], address.slice(at + 1)];
      const other = sign === "2" ? "3" : "2";
      const wrong = [before + after, before + sign + sign + after, ...(isChecked ? [before + other + after] : [])];
      for (const text of wrong) if (text !== address) expect(isAddressOf(network, text), text).toBe(false);
    }
  });

  it("refuses the addresses of other networks", () => {
    const isLike = (one: Network) => (one === "BEP20" ? "ERC20" : one);
    for (const other of NETWORKS.filter((one) => isLike(one) !== isLike(network)))
      for (const address of samples[other]) expect(isAddressOf(network, address), address).toBe(false);
  });
});

it.each<[Network, string, string]>([
  ["BTC", "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "the test network"],
  ["BTC", "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn", "the test network"],
  ["BTC", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", "a wrong last sign"],
  ["BTC", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd", "bech32 where bech32m belongs"],
  ["BTC", "BC1SW50QGDZ25J", "a witness version without a meaning"],
  ["BTC", "bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs", "a witness version without a meaning"],
  ["TRC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u", "a wrong last sign"],
  ["ERC20", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeE", "a wrong last sign"],
  ["ERC20", "0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "one letter in the other case"],
  ["TON", "kQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEi-", "the test network"],
  ["TON", "0:83dfd552e63729b472fcbcc8c45ebcc6691702558b68ec7527e1ba403a0f31a8", "no checksum"],
  ["ADA", "stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw", "a stake address"],
  ["ADA", "addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz", "the test network"],
  ["BCH", "bchtest:qpm2qsznhks23z7629mms6s4cwef74vcwvqcw003ap", "the test network"],
  ["XRP", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "Bitcoin's alphabet"],
])("%s refuses %s: %s", (network, address) => expect(isAddressOf(network, address)).toBe(false));

it("knows what a memo may be", () => {
  expect(["0", "4294967295", "4294967296", "-1", "a"].map((tag) => isMemoOf("XRP", tag))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isMemoOf("TON", "Order 17")).toBe(true);
  expect(isMemoOf("BTC", "17")).toBe(false);
});
