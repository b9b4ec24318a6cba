# Indents JSON, one element per line; needs only awk.
{
    for (i = 1; i <= length($0); i++) {
        c = substr($0, i, 1)
        if (inString) {
            printf "%s", c
            if (escaped) escaped = 0
            else if (c == "\\") escaped = 1
            else if (c == "\"") inString = 0
        } else if (c == "\"") { inString = 1; printf "%s", c }
        else if (c == "{" || c == "[") { depth++; printf "%s\n%*s", c, 2 * depth, "" }
        else if (c == "}" || c == "]") { depth--; printf "\n%*s%s", 2 * depth, "", c }
        else if (c == ",") printf ",\n%*s", 2 * depth, ""
        else if (c == ":") printf ": "
        else printf "%s", c
    }
    print ""
}
