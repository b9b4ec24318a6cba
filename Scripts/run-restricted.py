#!/usr/bin/env python3
"""Runs a command with the restrictions of a systemd unit, without systemd: system calls, address families, and memory
that is both written and executed. If the kernel cannot forbid the last, a message says so.

Usage: run-restricted.py UNIT COMMAND [ARGUMENT...]
"""

import ctypes
import errno
import os
import pathlib
import platform
import re
import struct
import subprocess
import sys

PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 22, 2
PR_SET_NO_NEW_PRIVS = 38
PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN = 65, 1
# From linux/audit.h: the name of this architecture in a filter.
ARCHITECTURES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
# From linux/bpf_common.h and linux/seccomp.h.
LOAD, JUMP_IF_EQUAL, RETURN = 0x20, 0x15, 0x06
ALLOW, REFUSE = 0x7FFF0000, 0x00050000
NUMBER_OFFSET, ARCHITECTURE_OFFSET = 0, 4


def main():
    unit, *command = sys.argv[1:]
    settings = re.findall(r"^(\w+)=(.*)$", pathlib.Path(unit).read_text(), re.MULTILINE)
    numbers = call_numbers()
    verdicts = {numbers[name]: verdict for name, verdict in call_verdicts(settings).items() if name in numbers}
    if ("RestrictAddressFamilies", "none") in settings:
        verdicts[numbers["socket"]] = REFUSE | errno.EAFNOSUPPORT
    control(PR_SET_NO_NEW_PRIVS, 1)
    if ("MemoryDenyWriteExecute", "yes") in settings:
        try:
            control(PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN)
        except OSError:
            print("run-restricted: this kernel cannot forbid memory that is both written and executed", file=sys.stderr)
    install(filter_program(verdicts))
    os.execvp(command[0], command)


def call_verdicts(settings):
    """The rules of the unit for system calls, line by line as systemd reads them: `~CALL:ERROR` gives a call its own
    error. Calls that no line allows are refused."""
    verdicts = dict.fromkeys(members("@default"), ALLOW)
    for line in (value for key, value in settings if key == "SystemCallFilter"):
        for word in line.removeprefix("~").split():
            name, _, error = word.partition(":")
            for call in members(name):
                verdicts.pop(call, None)
                if error or not line.startswith("~"):
                    verdicts[call] = REFUSE | int(error) if error else ALLOW
    return verdicts


def members(name):
    """The system calls of a set and of the sets in it."""
    if not name.startswith("@"):
        return {name}
    text = subprocess.run(["systemd-analyze", "syscall-filter", name], capture_output=True, text=True, check=True)
    names = re.findall(r"^    ([@\w-]+)", text.stdout, re.MULTILINE)
    return set().union(*map(members, names))


def call_numbers():
    headers = ["clang", "-E", "-dM", "-include", "asm/unistd.h", "-x", "c", "/dev/null"]
    text = subprocess.run(headers, capture_output=True, text=True, check=True).stdout
    return {name: int(number) for name, number in re.findall(r"#define __NR_(\w+) (\d+)$", text, re.MULTILINE)}


def filter_program(verdicts):
    yield LOAD, 0, 0, ARCHITECTURE_OFFSET
    yield JUMP_IF_EQUAL, 1, 0, ARCHITECTURES[platform.machine()]
    yield RETURN, 0, 0, REFUSE | errno.EPERM
    yield LOAD, 0, 0, NUMBER_OFFSET
    for number, verdict in verdicts.items():
        yield JUMP_IF_EQUAL, 0, 1, number
        yield RETURN, 0, 0, verdict
    yield RETURN, 0, 0, REFUSE | errno.EPERM


def install(program):
    instructions = [struct.pack("HBBI", *instruction) for instruction in program]
    code = ctypes.create_string_buffer(b"".join(instructions))
    header = struct.pack("HxxxxxxP", len(instructions), ctypes.addressof(code))
    control(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.c_char_p(header))


def control(option, *arguments):
    arguments = [*arguments, 0, 0, 0, 0][:4]
    longs = [each if isinstance(each, ctypes.c_char_p) else ctypes.c_ulong(each) for each in arguments]
    if ctypes.CDLL(None, use_errno=True).prctl(option, *longs) != 0:
        raise OSError(ctypes.get_errno(), f"prctl({option})")


if __name__ == "__main__":
    main()
