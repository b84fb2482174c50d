import { BlockList, isIPv6 } from 'node:net';

const PRIVATE = new BlockList();
PRIVATE.addSubnet('0.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('100.64.0.0', 10);
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('169.254.0.0', 16);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.0.0.0', 24);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('198.18.0.0', 15);
PRIVATE.addSubnet('224.0.0.0', 3);
PRIVATE.addAddress('::', 'ipv6');
PRIVATE.addAddress('::1', 'ipv6');
// Addresses of version 4 written as such of version 6, which a translator on the way would turn back.
PRIVATE.addSubnet('64:ff9b::', 32, 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');
PRIVATE.addSubnet('ff00::', 8, 'ipv6');

/** Whether an IP address is no public one: of this machine, of a network behind it, or of many at once. */
export const isPrivateAddress = (address: string): boolean => PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
